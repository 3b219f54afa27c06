import { type CandidateProfile, CandidateProfiles } from '@babelboard/candidates/contract';
import { CompanyMembers, type CompanyMembership } from '@babelboard/companies/contract';
import { type AuthenticatedSession, FindAccount, type OwnAccount } from '@babelboard/identity';
import { Matchings } from '@babelboard/matching';
import { MessagePreferences } from '@babelboard/message-preferences';
import { type DueConsent, DueConsents } from '@babelboard/privacy';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import type { LoginResponse, User } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { presentSpokenLanguages } from '../candidates/present-spoken-languages.js';
import { presentTasks } from '../candidates/present-tasks.js';
import { routeAfterLogin } from './route-after-login.js';

/** What was read of who is signed in. */
interface KnownUser {
  account: OwnAccount;
  profile: Pick<CandidateProfile, 'bornOn' | 'tasksDone' | 'percent' | 'phone' | 'languages'> | null;
  member?: CompanyMembership | null;
  due: readonly DueConsent[];
}

/** What the browser knows of who is signed in: the one place where an account becomes the wire's user. */
@Injectable()
export class SignedInUsers {
  constructor(
    private readonly queries: QueryBus,
    private readonly candidates: CandidateProfiles,
    private readonly members: CompanyMembers,
    private readonly catalogue: ReferenceCatalogue,
    private readonly dueConsents: DueConsents,
    private readonly preferences: MessagePreferences,
    private readonly matchings: Matchings,
  ) {}

  async present(session: AuthenticatedSession): Promise<LoginResponse> {
    const { accountId, accountType } = session;
    const [account, member, due] = await Promise.all([
      this.queries.execute(new FindAccount(accountId)),
      accountType === 'company' ? this.members.find(accountId) : null,
      this.dueConsents.of(accountId),
    ]);
    if (account === null) {
      throw new Error('A session outlived its account');
    }
    const [profile, wishes, hasMatchings] = await Promise.all([
      accountType === 'candidate' ? this.candidates.find(accountId, account) : null,
      this.preferences.storedWishesOf(accountId),
      accountType === 'candidate' && this.matchings.hasAny(accountId),
    ]);
    const user = this.userOf(session, { account, profile, member, due });
    return {
      user,
      tasks: profile && presentTasks(profile, wishes['profile-levels'].wanted),
      ...routeAfterLogin({
        type: accountType,
        matchingsEnabled: profile !== null && profile.level !== 'basic',
        hasMatchings,
        languages: user.languages.map(({ slug }) => slug),
      }),
    };
  }

  /** The same of what was read already. */
  userOf(session: AuthenticatedSession, { account, profile, member = null, due }: KnownUser): User {
    return {
      id: account.id,
      email: account.email,
      nombre: account.firstName,
      apellidos: account.lastName,
      poblacion: account.locality,
      fk_pais_id: account.countryId,
      f_nace: profile?.bornOn ?? null,
      created_at: account.createdAt.toISOString(),
      type: account.type,
      language: account.language,
      tasks_done: profile?.tasksDone ?? 0,
      percent: profile?.percent ?? 0,
      geoip_iso_code: account.geoCountry,
      geoip_is_eu: account.geoEu,
      referral_platform: account.referralPlatform,
      validado: account.verified,
      token_expiration: session.expiresAt.toISOString(),
      phone: profile?.phone ?? null,
      loginTimestamp: session.createdAt.getTime(),
      company: member && {
        id: member.companyId,
        name: member.companyName,
        role: member.role,
        may_export: member.mayExport,
      },
      support: session.supportAdminId === null ? null : { admin_id: session.supportAdminId },
      second_factor: account.secondFactor,
      // Nobody answers for somebody else.
      consents_due: (session.supportAdminId === null ? due : []).map(({ kind, acceptedVersion, textVersion }) => ({
        kind,
        accepted_version: acceptedVersion,
        text_version: textVersion,
      })),
      languages: presentSpokenLanguages(profile?.languages ?? [], this.catalogue),
    };
  }
}
