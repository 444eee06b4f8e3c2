"""Hooks and mail addresses that strangers give: which are taken, and which lead where they may not."""

from __future__ import annotations

import ipaddress

import pytest

from sacbe.kernel.errors import Problem
from sacbe.server.security import outbound_urls
from sacbe.server.security.outbound_urls import check_hook, check_mail, is_public

pytestmark = pytest.mark.once


@pytest.mark.parametrize("address", [
    "127.0.0.1", "127.8.8.8", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
    "224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.2.1", "::1", "::", "fe80::1", "fc00::1", "fd12::1", "ff02::1",
    "::ffff:10.0.0.1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "fec0::1", "2001:db8::1", "::127.0.0.1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2", "198.18.0.1",
])
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["9.9.9.9", "93.184.216.34", "2620:fe::fe", "::ffff:9.9.9.9", "64:ff9b::909:909"])
def test_addresses_that_are_public(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("found", [["127.0.0.1"], ["9.9.9.9", "10.0.0.1"], ["fe80::1%eth0"], ["nonsense"]])
def test_a_name_that_leads_inside_is_refused(found: list[str]) -> None:
    with pytest.raises(outbound_urls.DeliveryRefused):
        outbound_urls.check_addresses(found, False)
    assert outbound_urls.check_addresses(found, True) == found


@pytest.mark.parametrize("hook", [
    "", "example.com", "ftp://example.com/", "file:///etc/passwd", "http://", "http:///x", "https://u:p@example.com/",
    "http://example.com:0/", "http://example.com:99999/", "http://exa mple.com/", "http://example.com/\r\nX: y",
    "http://[::1/", "javascript:alert(1)", "http://example.com/" + "x" * 500, "http://@example.com/", "http://\x00/",
])
def test_hooks_that_are_none(hook: str) -> None:
    with pytest.raises(Problem) as caught:
        check_hook(hook, allow_private=True)
    assert caught.value.key == "hook" and "500" in str(caught.value)


@pytest.mark.parametrize("hook", ["http://10.0.0.1/", "https://[::1]:8443/x", "http://169.254.169.254/latest"])
def test_hooks_that_are_private(hook: str) -> None:
    assert check_hook(hook, allow_private=True) == hook
    with pytest.raises(Problem) as caught:
        check_hook(hook)
    assert caught.value.key == "hook-private"


@pytest.mark.parametrize("mail", [
    "", "ana", "ana@", "@example.com", "ana@example", "ana@exa mple.com", "ana@example.com\r\nBcc: e@example.com",
    "a@example.com, b@example.com", "Ana <ana@example.com>", "ana@-example.com", "ana@example..com", "a@b@example.com",
    "a" * 65 + "@example.com", "ana@" + "a." * 130 + "com", "ana@exämple.com", "ana@[127.0.0.1]", "ana@example.com>",
    '"a b"@example.com', "<ana@example.com", "ana@127.0.0.1", "a,b@example.com", "a\x00@example.com",
])
def test_mail_addresses_that_are_none(mail: str) -> None:
    with pytest.raises(Problem) as caught:
        check_mail(mail)
    assert caught.value.key == "mail" and str(caught.value)


@pytest.mark.parametrize("mail", ["ana@example.com", "a.b+c@mail.example.co.uk", "o'neil@example.org", "x@x.xn--p1ai"])
def test_mail_addresses(mail: str) -> None:
    assert check_mail(f"  {mail}\n") == mail
