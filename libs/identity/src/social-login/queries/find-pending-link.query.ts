import { Query } from '@nestjs/cqrs';
import type { OpenLink } from '../social-links.js';

/** What `/auth/link` is to ask for. */
export class FindPendingLink extends Query<Pick<OpenLink, 'pending' | 'step'>> {
  constructor(
    readonly token: string,
    readonly browserSecret: string | null,
  ) {
    super();
  }
}
