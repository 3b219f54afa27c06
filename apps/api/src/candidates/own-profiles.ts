import { GivenAnswers } from '@babelboard/applications';
import { type ProfileSnapshot, ProfileSnapshots } from '@babelboard/candidates';
import { EventAttendances } from '@babelboard/career-events';
import { CandidateCvs } from '@babelboard/cvs';
import { type AuthenticatedSession, FindAccount } from '@babelboard/identity';
import { Matchings } from '@babelboard/matching';
import { MessagePreferences } from '@babelboard/message-preferences';
import { ConsentStates } from '@babelboard/privacy';
import { PushDevices } from '@babelboard/push-messages';
import type { UiLanguage } from '@babelboard/texts';
import type { ChangedProfileResponse, ProfileResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { doneWith } from '../auth/done.js';
import { SignedInUsers } from '../auth/signed-in-users.js';
import { CandidatePresenter } from './candidate-presenter.js';

/** The whole profile of who is signed in, for answers. */
@Injectable()
export class OwnProfiles {
  constructor(
    private readonly queries: QueryBus,
    private readonly profiles: ProfileSnapshots,
    private readonly consents: ConsentStates,
    private readonly preferences: MessagePreferences,
    private readonly cvs: CandidateCvs,
    private readonly devices: PushDevices,
    private readonly users: SignedInUsers,
    private readonly matchings: Matchings,
    private readonly attendances: EventAttendances,
    private readonly answers: GivenAnswers,
    private readonly presenter: CandidatePresenter,
  ) {}

  async present(session: AuthenticatedSession, language: UiLanguage): Promise<ProfileResponse> {
    const { accountId } = session;
    const [account, { states, due }, cvs] = await Promise.all([
      this.queries.execute(new FindAccount(accountId)),
      this.consents.of(accountId),
      this.cvs.list(accountId),
    ]);
    const [profile, wishes, conversions, signal, hasMatchings, joined, answers] = await Promise.all([
      account && this.profiles.find(accountId, { person: account, cvs: this.cvs.countAmong(cvs) }),
      this.preferences.storedWishesOf(accountId),
      this.cvs.conversions(accountId),
      this.devices.any(accountId),
      this.matchings.hasAny(accountId),
      this.attendances.of(accountId),
      this.answers.last(accountId),
    ]);
    if (account === null || profile === null) {
      throw new Error('A candidate’s session outlived the candidate');
    }
    const { progress, languages, bornOn, phone } = profile;
    const user = this.users.userOf(session, { account, profile: { ...progress, languages, bornOn, phone }, due });
    return {
      user: {
        ...user,
        candidate: this.presenter.present(
          profile,
          {
            ...{ consents: states, wishes, cvs, conversions, answers, hasMatchings },
            eventIds: joined.map(({ eventId }) => eventId),
          },
          language,
        ),
      },
      signal,
    };
  }

  /** The answer of what changed the profile. */
  async changed(session: AuthenticatedSession, language: UiLanguage, message: string): Promise<ChangedProfileResponse> {
    const { user } = await this.present(session, language);
    return { user, ...doneWith(message) };
  }

  /** All that people edit, by the names of the wire. @param textLanguage of headline and letter */
  async values(
    session: AuthenticatedSession,
    language: UiLanguage,
    textLanguage?: string,
  ): Promise<Record<string, unknown>> {
    const { user } = await this.present(session, language);
    const { nombre, apellidos, fk_pais_id, poblacion, candidate } = user;
    const texts = [candidate, ...candidate.translations].find((one) => one.language === textLanguage) ?? candidate;
    const { headline, presentation_letter_html } = texts;
    return {
      ...candidate,
      ...{ nombre, apellidos, fk_pais_id, poblacion, headline },
      sectors: candidate.categories,
      // As it is written, marks and all.
      presentation_letter: presentation_letter_html,
    };
  }

  async snapshot(accountId: number): Promise<ProfileSnapshot> {
    const profile = await this.profiles.find(accountId);
    if (profile === null) {
      throw new Error('A candidate’s session outlived the candidate');
    }
    return profile;
  }
}
