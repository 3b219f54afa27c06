import { CompanyDirectory } from '@babelboard/companies';
import { contentHash, ImportOffers, Offer, type OfferContent, type OfferToImport } from '@babelboard/offers';
import { Database } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { In, IsNull } from 'typeorm';
import { DEMO_SOURCE, plainText } from './demo-offer-content.js';
import { AD_LANGUAGES } from './texts/ad-languages.js';
import { variants } from './texts/ad-vocabulary.js';

const BATCH = 100;
const LAST_PARAGRAPH = /<p>[^<]*<\/p>$/;

/**
 * Mends boards of earlier seeds: one demo offer in ten said "apply here" and had no way to. Each that is shown gets an address of
 * its company and says so; its days stay as they are. Gives the number of offers mended.
 */
export async function addWaysToApply(app: INestApplicationContext): Promise<number> {
  const offers = await app.get(Database).dataSource.manager.find(Offer, {
    where: { source: DEMO_SOURCE, applyUrl: IsNull(), state: In(['published', 'paused']) },
    order: { id: 'ASC' },
  });
  const companies = await app.get(CompanyDirectory, { strict: false }).cards(offers.map(({ companyId }) => companyId));
  const catalogue = app.get(ReferenceCatalogue);
  for (let from = 0; from < offers.length; from += BATCH) {
    const mended = offers.slice(from, from + BATCH).map((offer) => {
      const language = catalogue.language(offer.adLanguageId ?? 0)?.code ?? 'en';
      return withWayToApply(offer, companies.get(offer.companyId)?.slug ?? '', language);
    });
    await app.get(CommandBus).execute(new ImportOffers(mended));
  }
  return offers.length;
}

function withWayToApply(offer: Offer, companySlug: string, language: string): OfferToImport {
  const [said = ''] = variants(AD_LANGUAGES[language]?.apply ?? '');
  const { title, adLanguageId, adLanguageDetected, workingLanguageId, places, languages } = offer;
  const { skillIds, remote, experience, employmentTypes, salary, companyId, sourceKey, expiresAt } = offer;
  const descriptionHtml = offer.descriptionHtml.replace(LAST_PARAGRAPH, `<p>${said}</p>`);
  const content: OfferContent = {
    ...{ title, descriptionHtml, descriptionText: plainText(descriptionHtml) },
    ...{ adLanguageId, adLanguageDetected, workingLanguageId, places, languages },
    ...{ skillIds, remote, experience, employmentTypes, salary },
    applyUrl: `https://www.${companySlug}.example/${language}/${sourceKey}`,
  };
  return {
    source: DEMO_SOURCE,
    sourceKey: sourceKey ?? '',
    contentHash: contentHash({ content, companyId }),
    companyId,
    content,
    postedAt: null,
    validThrough: expiresAt,
  };
}
