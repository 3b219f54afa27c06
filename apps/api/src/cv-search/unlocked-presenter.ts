import { foundPersonGone, KnownPeople, UnlockedPeople, type UnlockedPerson } from '@babelboard/cv-search';
import { CandidateCvs } from '@babelboard/cvs';
import { nameIn, ReferenceCatalogue } from '@babelboard/reference-data';
import type { UiLanguage } from '@babelboard/texts';
import type { UnlockedPeopleResponse, UnlockedPerson as WirePerson } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { presentSpokenLanguages } from '../candidates/present-spoken-languages.js';
import { PeoplePresenter } from './people-presenter.js';

type Row = UnlockedPeopleResponse['people'][number];

/** People whom a company knows, in the words of the wire. */
@Injectable()
export class UnlockedPresenter {
  constructor(
    private readonly unlocked: UnlockedPeople,
    private readonly people: KnownPeople,
    private readonly cvs: CandidateCvs,
    private readonly presenter: PeoplePresenter,
    private readonly catalogue: ReferenceCatalogue,
  ) {}

  /** @throws DomainError FOUND_PERSON_GONE */
  async whole(companyId: number, id: string, language: UiLanguage): Promise<WirePerson> {
    const found = await this.unlocked.find(companyId, id);
    const [known] = found === null ? [] : await this.people.of([found.accountId], language);
    if (found === null || known === undefined) {
      throw foundPersonGone();
    }
    const cvs = await this.cvs.list(found.accountId);
    return {
      ...this.facts(found, language),
      email: found.person.email,
      phone: known.phone,
      links: known.links,
      cvs: cvs
        .filter(({ scanState }) => scanState === 'clean' || scanState === 'unscanned')
        .map(({ id: cvId, name, type, size, isDefault }) => ({ id: cvId, name, type, size, default: isDefault })),
      profile: this.presenter.whole(known.profile, id, language),
    };
  }

  async rows(found: readonly UnlockedPerson[], language: UiLanguage): Promise<Row[]> {
    const known = await this.people.of(
      found.map(({ accountId }) => accountId),
      language,
    );
    return found.map((one) => {
      const profile = known.find(({ profile: { accountId } }) => accountId === one.accountId)?.profile;
      return {
        ...this.facts(one, language),
        headline: profile?.headline ?? '',
        languages: presentSpokenLanguages(profile?.languages ?? [], this.catalogue),
      };
    });
  }

  private facts({ handle, person, note, tags, unlockedAt }: UnlockedPerson, language: UiLanguage) {
    const country = person.countryId === null ? undefined : this.catalogue.country(person.countryId);
    return {
      id: handle,
      first_name: person.firstName,
      last_name: person.lastName,
      place: person.locality,
      country: country === undefined ? null : { id: country.id, ...nameIn(country, language) },
      note,
      tags,
      unlocked_at: unlockedAt.toISOString(),
    };
  }
}
