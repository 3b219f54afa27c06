import { detectTextLanguage } from '@babelboard/language-recognition/contract';
import { checkTogether } from '@babelboard/platform';
import { type LanguageRecord, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import type { PostedFields } from '../domain/posted-fields.js';
import type { Offer } from '../entities/offer.entity.js';
import { sanitiseDescription } from '../import/normalise/sanitise-description.js';
import { offerValueUnknown } from '../offer.errors.js';

/** Letters from which a text says its language. */
const TELLING_TEXT = 60;

/** Brings what a company typed into the form in which it is stored. */
@Injectable()
export class PostedContent {
  constructor(private readonly catalogue: ReferenceCatalogue) {}

  /**
   * Sanitises, takes what stands twice once, and gives a city its country.
   * @throws DomainError OFFER_VALUE_UNKNOWN, one or several together
   */
  async read(typed: Partial<PostedFields>): Promise<{ fields: Partial<PostedFields>; descriptionText: string | null }> {
    await checkTogether(...this.checks(typed));
    const { descriptionHtml, places, languages, skillIds, employmentTypes } = typed;
    const description = descriptionHtml === undefined ? null : sanitiseDescription(descriptionHtml);
    const fields: Partial<PostedFields> = {
      ...typed,
      ...(description && { descriptionHtml: description.html }),
      ...(places && { places: once(places.map((place) => this.whole(place)).filter(isSomewhere), JSON.stringify) }),
      ...(languages && {
        languages: once(languages, ({ languageId }) => String(languageId)).map((asked) => ({
          ...asked,
          mandatory: asked.mandatory && !asked.recognised,
        })),
      }),
      ...(skillIds && { skillIds: [...new Set(skillIds)] }),
      ...(employmentTypes && { employmentTypes: [...new Set(employmentTypes)].sort() }),
    };
    return { fields, descriptionText: description?.text ?? null };
  }

  /**
   * Where nobody says in which language an offer is written, its text does.
   * @param versionIds of the languages in which it has other versions: it is in none of them
   */
  async recogniseLanguage(offer: Offer, versionIds: readonly number[] = []): Promise<void> {
    if (offer.adLanguageId !== null && !offer.adLanguageDetected) {
      return;
    }
    const language = await this.languageOf(offer.title, offer.descriptionText);
    if (language !== undefined && !versionIds.includes(language.id)) {
      offer.recogniseLanguage(language.id);
    }
  }

  /** The language in which a text is written; undefined where it is too short to say. */
  async languageOf(title: string, descriptionText: string): Promise<LanguageRecord | undefined> {
    if (descriptionText.length < TELLING_TEXT) {
      return undefined;
    }
    const { code } = await detectTextLanguage(title, descriptionText);
    return code === null ? undefined : this.catalogue.languageByCode(code);
  }

  private checks(typed: Partial<PostedFields>): (() => void)[] {
    const { catalogue } = this;
    const { places = [], languages = [], skillIds = [], adLanguageId, workingLanguageId } = typed;
    return [
      ...places.map(({ cityId, countryId }, index) => () => {
        known(cityId, (id) => catalogue.city(id), 'city', `places.${index}.city_id`);
        known(countryId, (id) => catalogue.country(id), 'country', `places.${index}.country_id`);
      }),
      ...languages.map(({ languageId }, index) => () => {
        known(languageId, (id) => catalogue.language(id), 'language', `languages.${index}.language`);
      }),
      ...skillIds.map((skillId, index) => () => {
        known(skillId, (id) => catalogue.skill(id), 'skill', `skills.${index}`);
      }),
      () => known(adLanguageId, (id) => catalogue.language(id), 'language', 'language'),
      () => known(workingLanguageId, (id) => catalogue.language(id), 'language', 'working_language'),
    ];
  }

  private whole({ cityId, countryId }: PostedFields['places'][number]): PostedFields['places'][number] {
    return { cityId, countryId: this.catalogue.city(cityId ?? 0)?.countryId ?? countryId };
  }
}

function isSomewhere({ cityId, countryId }: PostedFields['places'][number]): boolean {
  return cityId !== null || countryId !== null;
}

function known(
  id: number | null | undefined,
  find: (id: number) => unknown,
  what: Parameters<typeof offerValueUnknown>[0],
  path: string,
): void {
  if (id != null && find(id) === undefined) {
    throw offerValueUnknown(what, path);
  }
}

/** The first of those with the same key. */
function once<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Map<string, Item>();
  for (const item of items) {
    const key = keyOf(item);
    if (!seen.has(key)) {
      seen.set(key, item);
    }
  }
  return [...seen.values()];
}
