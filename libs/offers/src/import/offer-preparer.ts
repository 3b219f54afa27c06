import { detectTextLanguage, recogniseLanguageRequirements } from '@babelboard/language-recognition/contract';
import { Gazetteer, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import type { OfferToImport } from '../commands/import-offers.command.js';
import type { LanguageRequirement, OfferContent } from '../domain/offer-content.js';
import { contentHash, formerContentHash } from './normalise/ad-key.js';
import type { AdWarning, NormalisedAd } from './normalise/normalised-ad.js';
import { placeAd } from './place-ad.js';

/** Letters of text from which the detected language counts more than what the file says. */
const TELLING_TEXT = 200;

/** Gives a clean ad its ids: places, languages, skills; and recognises what its text asks for. */
@Injectable()
export class OfferPreparer {
  constructor(
    private readonly catalogue: ReferenceCatalogue,
    private readonly gazetteer: Gazetteer,
  ) {}

  async prepare(
    ad: NormalisedAd,
    companyId: number,
    validThrough: Date | null,
  ): Promise<{ offer: OfferToImport; warnings: AdWarning[] }> {
    const { places, warnings } = placeAd(ad.locations, await this.gazetteer.open());
    const language = await this.adLanguage(ad);
    const content: OfferContent = {
      title: ad.title,
      descriptionHtml: ad.descriptionHtml,
      descriptionText: ad.descriptionText,
      adLanguageId: language.id,
      adLanguageDetected: language.detected,
      workingLanguageId: null,
      places,
      languages: this.requirements(ad, language.code),
      skillIds: this.skillIds(ad.skills),
      remote: ad.remote,
      experience: ad.experience,
      employmentTypes: ad.employmentTypes,
      salary: ad.salary,
      applyUrl: ad.applyUrl ?? ad.url,
    };
    const { source, sourceKey } = ad.key;
    const { postedAt } = ad;
    const stored = { companyId, content, postedAt, validThrough };
    const hashes = { contentHash: contentHash(stored), formerContentHash: formerContentHash(stored) };
    return { offer: { source, sourceKey, ...hashes, ...stored }, warnings };
  }

  /** A text of some length says its language better than its file does; a title alone does not. */
  private async adLanguage(ad: NormalisedAd): Promise<{ id: number | null; code: string | null; detected: boolean }> {
    const named = ad.language === null ? undefined : this.catalogue.languageByCode(ad.language);
    const { code } = await detectTextLanguage(ad.title, ad.descriptionText);
    const seen = code === null ? undefined : this.catalogue.languageByCode(code);
    if (seen && (named === undefined || (named.id !== seen.id && ad.descriptionText.length >= TELLING_TEXT))) {
      return { id: seen.id, code, detected: true };
    }
    return { id: named?.id ?? null, code: ad.language ?? code, detected: false };
  }

  private requirements(ad: NormalisedAd, adLanguage: string | null): LanguageRequirement[] {
    const { title, descriptionText } = ad;
    const found = recogniseLanguageRequirements({ title, descriptionText, adLanguage });
    const requirements = new Map<number, LanguageRequirement>();
    for (const { languageCode, level, oneOfGroup } of found) {
      const language = this.catalogue.languageByCode(languageCode);
      if (language && !requirements.has(language.id)) {
        const proposal = { mandatory: false, recognised: true, oneOfGroup };
        requirements.set(language.id, { languageId: language.id, level, ...proposal });
      }
    }
    return [...requirements.values()];
  }

  /** Skills in the words of the ad that are the English name of a skill. */
  private skillIds(words: readonly string[]): number[] {
    const ids = words.flatMap((word) => {
      const slug = word
        .toLowerCase()
        .replace(/[^a-z0-9+#.]+/g, '-')
        .replace(/^-+|-+$/g, '');
      return slug === '' ? [] : (this.catalogue.skillBySlug(slug)?.id ?? []);
    });
    return [...new Set(ids)];
  }
}
