/** What an authenticator keeps to tell accounts apart (WebAuthn: user handle): the account's id, nothing personal. */
export function userHandle(accountId: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(String(accountId)));
}

/** The same in the form in which a browser sends it back. */
export function userHandleText(accountId: number): string {
  return Buffer.from(userHandle(accountId)).toString('base64url');
}
