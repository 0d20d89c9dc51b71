// The note under every field for a new password.
import { msg } from "../lib/i18n.svelte";

export const PASSWORD_NOTE = msg(
  "Keep it safe: a forgotten password can be neither recovered nor replaced, and your games stay with the account.",
  "Gardez-le bien : oublié, il ne peut être ni retrouvé ni remplacé, et vos parties restent sur ce compte.",
);
