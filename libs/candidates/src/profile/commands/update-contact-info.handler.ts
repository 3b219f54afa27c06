import { PersonDetails } from '@babelboard/identity/contract';
import { merged } from '@babelboard/platform';
import { cityNameIn, countryUnknown, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { uiLanguageOf } from '@babelboard/texts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { cityElsewhere, cityUnknown } from '../profile.errors.js';
import { ProfileEdits } from '../profile-edits.js';
import { type ContactInfo, UpdateContactInfo } from './update-contact-info.command.js';

@CommandHandler(UpdateContactInfo)
export class UpdateContactInfoHandler implements ICommandHandler<UpdateContactInfo> {
  constructor(
    private readonly edits: ProfileEdits,
    private readonly details: PersonDetails,
    private readonly catalogue: ReferenceCatalogue,
  ) {}

  /** @throws DomainError CHANGED_ELSEWHERE, COUNTRY_UNKNOWN, CITY_UNKNOWN, CITY_ELSEWHERE */
  async execute({ accountId, edited, base }: UpdateContactInfo): Promise<void> {
    await this.edits.make(accountId, 'contact', async ({ tx, person, candidate }) => {
      const { firstName, lastName, countryId, locality } = person;
      const current: ContactInfo = { firstName, lastName, countryId, cityId: candidate.cityId, locality };
      const changes = merged(current, edited, base);
      if (changes === null) {
        return null;
      }
      const { cityId, ...details } = this.placed(current, changes, person.language);
      await this.details.change(tx, accountId, details);
      candidate.cityId = cityId;
      await tx.save(candidate);
      return true;
    });
  }

  /** The whole with a city, a country and a place that belong together. */
  private placed(current: ContactInfo, changes: Partial<ContactInfo>, language: string): ContactInfo {
    const wanted = { ...current, ...changes };
    if (changes.countryId != null && this.catalogue.country(changes.countryId) === undefined) {
      throw countryUnknown('fk_pais_id');
    }
    if (changes.cityId == null) {
      const moved = 'countryId' in changes || 'locality' in changes;
      return moved ? { ...wanted, cityId: null } : wanted;
    }
    const city = this.catalogue.city(changes.cityId);
    if (city === undefined) {
      throw cityUnknown();
    }
    if (changes.countryId != null && changes.countryId !== city.countryId) {
      throw cityElsewhere();
    }
    return { ...wanted, countryId: city.countryId, locality: cityNameIn(city, uiLanguageOf(language)) };
  }
}
