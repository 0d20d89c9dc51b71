package elysium.server.push;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import elysium.kernel.InvalidInputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EndpointFilterTest {
    private final EndpointFilter gate = new EndpointFilter(_ -> false);

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1", "127.9.9.9", "0.0.0.0", "0.1.2.3", "10.0.0.1", "172.16.0.1", "172.31.255.1",
            "192.168.1.1", "169.254.169.254", "100.64.0.1", "100.127.0.1", "192.0.0.8", "198.18.0.1", "198.19.1.1",
            "224.0.0.1", "240.0.0.1", "255.255.255.255", "::", "::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
            "::7f00:1", "fe80::1", "fec0::1", "fc00::1", "fd12::1", "ff02::1", "64:ff9b::7f00:1", "2002:7f00:1::",
            "2001:0:1::1", "100::1"}) void private_numbers_are_not_let_through(String number) {
        assertThat(EndpointFilter.isPublic(InetAddress.ofLiteral(number))).isFalse();
        String host = number.contains(":") ? "[" + number + "]" : number;
        assertThatThrownBy(() -> gate.read("https://" + host + "/x")).isInstanceOf(InvalidInputException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"8.8.8.8", "100.63.0.1", "100.128.0.1", "172.32.0.1", "192.1.0.1", "198.20.0.1",
            "223.255.255.1", "2a00:1450:4001::200e", "2001:4860:4860::8888"}) void numbers_of_the_open_net_are(
                    String number) {
        assertThat(EndpointFilter.isPublic(InetAddress.ofLiteral(number))).isTrue();
        String host = number.contains(":") ? "[" + number + "]" : number;
        assertThat(gate.read("https://" + host + "/x")).isNotNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "http://push.example/x", "ftp://push.example/x", "https:///x", "https://",
            "https://push.example:8443/x", "https://user@push.example/x", "https://push.example/x#y",
            "https://push example/x", "https://localhost/x", "https://push/x", "HTTPS://intranet/x", "file:///x",
            "//push.example/x", "javascript:alert(1)"}) void only_plain_https_addresses_are_read(String endpoint) {
        assertThatThrownBy(() -> gate.read(endpoint)).isInstanceOfSatisfying(InvalidInputException.class,
                objection -> assertThat(objection.reason().fr()).isNotBlank());
    }

    @Test void an_address_may_not_be_endless() {
        assertThat(gate.read("https://push.example/" + "x".repeat(2000)).getHost()).isEqualTo("push.example");
        assertThat(gate.read("https://push.example:443/x").getPort()).isEqualTo(443);
        assertThatThrownBy(() -> gate.read("https://push.example/" + "x".repeat(2048)))
                .isInstanceOf(InvalidInputException.class);
    }

    @Test void a_name_is_followed_to_where_it_leads() throws UnknownHostException {
        assertThat(gate.resolvesToPublic(URI.create("https://localhost/x"))).isFalse();
        assertThat(gate.resolvesToPublic(URI.create("https://10.1.2.3/x"))).isFalse();
        assertThat(gate.resolvesToPublic(URI.create("https://8.8.8.8/x"))).isTrue();
        EndpointFilter lenient = new EndpointFilter(address -> address.getPort() == 9999);
        assertThat(lenient.resolvesToPublic(lenient.read("http://127.0.0.1:9999/x"))).isTrue();
        assertThatThrownBy(() -> lenient.read("http://127.0.0.1:9998/x")).isInstanceOf(InvalidInputException.class);
    }
}
