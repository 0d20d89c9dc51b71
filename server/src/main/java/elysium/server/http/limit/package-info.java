/// Limits on the work that a client may cause. Begin with [WorkLimits].
package elysium.server.http.limit;
