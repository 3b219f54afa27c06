import { Query } from '@nestjs/cqrs';
import type { OpenLink } from '../social-links.js';

/** What `/auth/link` is to ask for. */
export class FindPendingLink extends Query<OpenLink> {
  constructor(
    readonly token: string,
    readonly browserSecret: string | null,
  ) {
    super();
  }
}
