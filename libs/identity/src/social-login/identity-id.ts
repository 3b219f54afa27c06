/** SQL of an identity's id for its owner: what the provider calls the person stays here. */
export const IDENTITY_ID = `encode(sha256(convert_to(issuer || E'\\n' || subject, 'UTF8')), 'hex')`;
