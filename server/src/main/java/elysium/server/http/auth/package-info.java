/// Who a request comes from and what they may see. Begin with [Authenticator].
package elysium.server.http.auth;
