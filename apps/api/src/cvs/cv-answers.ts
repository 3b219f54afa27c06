import type { AuthenticatedSession } from '@babelboard/identity';
import type { ChangedCvsResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { doneWith } from '../auth/done.js';
import { SignedInUsers } from '../auth/signed-in-users.js';
import { CvLists } from './cv-lists.js';

/** What every change of CVs answers: the list as it is now, and the person, whose profile may have become more complete. */
@Injectable()
export class CvAnswers {
  constructor(
    private readonly lists: CvLists,
    private readonly users: SignedInUsers,
  ) {}

  async changed(session: AuthenticatedSession, message: string): Promise<ChangedCvsResponse> {
    const [lists, { user, tasks }] = await Promise.all([this.lists.of(session.accountId), this.users.present(session)]);
    return { ...lists, user, tasks, ...doneWith(message) };
  }
}
