/**
 * A challenge is a single-use token: what the authenticator signs is redeemed, so nothing else has to be kept or sent back.
 * @param clientDataJson as the browser sent it: Base64url of JSON
 * @returns the token; null when the text is no client data
 */
export function tokenOfClientData(clientDataJson: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? Buffer.from(challenge, 'base64url').toString() : null;
  } catch {
    return null;
  }
}

/** The challenge of a token, in the Base64url form that client data holds. */
export function challengeOfToken(token: string): string {
  return Buffer.from(token).toString('base64url');
}
