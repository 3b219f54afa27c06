/** Somebody, as a provider tells of them. */
export interface SocialPerson {
  provider: string;
  issuer: string;
  subject: string;
  /** Null where the provider tells none. */
  email: string | null;
  /** Whether the provider knows that the address is theirs. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}
