import { type CandidateProfile, CandidateProfiles } from '@babelboard/candidates/contract';
import { CompanyMembers } from '@babelboard/companies/contract';
import { type AuthenticatedSession, FindAccount } from '@babelboard/identity';
import { DueConsents } from '@babelboard/privacy';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { CEFR, type LoginResponse, type SpokenLanguage } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { routeAfterLogin } from './route-after-login.js';

/** Of the wire's four levels. */
const MOTHER_TONGUE = 4;

/** What the browser knows of who is signed in: the one place where an account becomes the wire's user. */
@Injectable()
export class SignedInUsers {
  constructor(
    private readonly queries: QueryBus,
    private readonly candidates: CandidateProfiles,
    private readonly members: CompanyMembers,
    private readonly catalogue: ReferenceCatalogue,
    private readonly dueConsents: DueConsents,
  ) {}

  async present(session: AuthenticatedSession): Promise<LoginResponse> {
    const { accountId, accountType } = session;
    const [account, profile, member, due] = await Promise.all([
      this.queries.execute(new FindAccount(accountId)),
      accountType === 'candidate' ? this.candidates.find(accountId) : null,
      accountType === 'company' ? this.members.find(accountId) : null,
      // Nobody answers for somebody else.
      session.supportAdminId === null ? this.dueConsents.of(accountId) : [],
    ]);
    if (account === null) {
      throw new Error('A session outlived its account');
    }
    const languages = (profile?.languages ?? []).flatMap((spoken) => this.language(spoken));
    return {
      user: {
        id: account.id,
        email: account.email,
        nombre: account.firstName,
        apellidos: account.lastName,
        poblacion: account.locality,
        fk_pais_id: account.countryId,
        f_nace: null,
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
        phone: null,
        loginTimestamp: session.createdAt.getTime(),
        company: member && { id: member.companyId, name: member.companyName, role: member.role },
        support: session.supportAdminId === null ? null : { admin_id: session.supportAdminId },
        second_factor: account.secondFactor,
        consents_due: due.map(({ kind, acceptedVersion, textVersion }) => ({
          kind,
          accepted_version: acceptedVersion,
          text_version: textVersion,
        })),
        languages,
      },
      tasks: profile?.tasks ?? null,
      ...routeAfterLogin({
        type: accountType,
        matchingsEnabled: profile !== null && profile.level !== 'basic',
        hasMatchings: false,
        languages: languages.map(({ slug }) => slug),
      }),
    };
  }

  private language({ languageId, level }: CandidateProfile['languages'][number]): SpokenLanguage[] {
    const language = this.catalogue.language(languageId);
    const cefr = CEFR[level - 1] ?? null;
    return language === undefined
      ? []
      : [
          {
            id: language.id,
            name: language.name,
            slug: language.slug,
            level: cefr === null ? MOTHER_TONGUE : Math.ceil(level / 2),
            cefr,
          },
        ];
  }
}
