import type { RemoteMode } from '@babelboard/offers/contract';
import { askedLanguages } from './asked-languages.js';
import { type BoardCountry, pickTown } from './board-places.js';
import { composeText } from './compose-text.js';
import { contractTerms } from './contract-terms.js';
import type { DemoCity, DemoLanguage, DemoOccupation, DemoOffer, DemoReference } from './demo-board.js';
import type { BoardCompany } from './demo-companies.js';
import { FAMILY_TRAITS, type Family, moreFluent } from './families.js';
import { isHub, LanguageBalance } from './language-balance.js';
import { foreignName, localName } from './local-names.js';
import { MARKETS, type Market } from './markets.js';
import { OCCUPATIONS, type OccupationChoice } from './occupations.js';
import { postedBefore } from './posted-before.js';
import type { Random } from './random.js';
import { salaryRange } from './salaries.js';
import { SECTOR_FAMILIES } from './sectors.js';
import { skillIdsByFamily } from './skill-choices.js';
import { spokenAt } from './spoken-where.js';
import { AD_LANGUAGES, labelCode } from './texts/ad-languages.js';
import { titleOf, withLanguage } from './titles.js';

const PROMOTED = 0.03;
/** The others take applications on the company's main site. */
const JOBS_SITE = 0.9;

/** Draws one offer after the other from one stream of random numbers. */
export class OfferPlanner {
  private readonly languages: Map<string, DemoLanguage>;
  private readonly occupations: Map<string, DemoOccupation>;
  private readonly skills: Map<Family, number[]>;
  private readonly balance: LanguageBalance;
  private readonly seen = new Set<string>();

  constructor(
    reference: DemoReference,
    private readonly companies: readonly BoardCompany[],
    private readonly random: Random,
    private readonly now: Date,
  ) {
    this.languages = new Map(reference.languages.map((language) => [language.code, language]));
    this.occupations = new Map(reference.occupations.map((occupation) => [occupation.labels.en ?? '', occupation]));
    this.skills = skillIdsByFamily(reference.skills);
    this.balance = new LanguageBalance(reference.languages.filter(({ offered }) => offered).map(({ code }) => code));
  }

  /** Gives an offer in the country under the key; tries a few times for a title that its company has not there yet. */
  plan(key: string, country: BoardCountry): DemoOffer {
    const { random } = this;
    const market = MARKETS[country.iso2] as Market;
    const employer = this.employerIn(country.iso2);
    const { profile, company } = employer;
    const family = random.weighted(SECTOR_FAMILIES[profile.sector]);
    const traits = FAMILY_TRAITS[family];
    const remote = random.weighted(traits.remote);
    const city = pickTown(country, family, random);
    const local = spokenAt(country.iso2, city);
    const target = this.targetFor(family, country.iso2, local);
    const adLanguage = this.adLanguageFor(family, local, target);
    const occupation = this.occupationFor(family, adLanguage, employer, city.id, target);
    const terms = contractTerms(traits, occupation.choice, random);
    const languages = askedLanguages({
      random,
      traits: occupation.choice.leading ? moreFluent(traits) : traits,
      iso2: country.iso2,
      local,
      working: profile.workingLanguage,
      adLanguage,
      target: target ?? this.taughtLanguage(family, occupation.choice, local),
      balance: this.balance,
    });
    const words = AD_LANGUAGES[adLanguage] ?? AD_LANGUAGES.en;
    if (!words) throw new Error('No texts in English');
    const working = this.workingLanguage(traits.need, adLanguage, local, profile.workingLanguage);
    const cities = this.places(country, city, remote);
    const pay = { market, need: traits.need, occupation: occupation.choice.label, factor: traits.pay, ...terms };
    const salary = random.chance(0.82) ? salaryRange(pay, random) : null;
    const site = random.chance(JOBS_SITE) ? 'jobs' : 'www';
    const text = composeText(
      {
        company: profile.name,
        sector: profile.sector,
        family,
        leading: occupation.choice.leading,
        places: cities.map((place) => (local[0] === adLanguage ? localName(place) : foreignName(place, adLanguage))),
        languages,
        languageName: (code) => this.languageName(code, adLanguage),
        working,
        experience: terms.experience,
        employmentTypes: terms.employmentTypes,
        remote,
        salary,
      },
      words,
      random,
    );
    const prefix = terms.training ? `${words.titlePrefixes[terms.training]}${words.colon}` : '';
    const swiss = adLanguage === 'de' && (country.iso2 === 'CH' || country.iso2 === 'LI');
    const spelled = (written: string) => (swiss ? written.replaceAll('ß', 'ss') : written);
    employer.offers += 1;
    return {
      key,
      companySlug: company.slug,
      title: spelled(prefix + occupation.title),
      descriptionHtml: spelled(text),
      adLanguageCode: adLanguage,
      workingLanguageCode: working,
      places: cities.map(({ id, countryId }) => ({ cityId: id, countryId })),
      languages,
      skillIds: random.some(this.skills.get(family) ?? [], random.between(3, 8)),
      remote,
      experience: terms.experience,
      employmentTypes: terms.employmentTypes,
      salary,
      postedAt: postedBefore(this.now, random),
      promoted: random.chance(PROMOTED),
      applyUrl: `https://${site}.${company.slug}.example/${adLanguage}/${key}`,
    };
  }

  /** The fewer offers a company has, the likelier it is; at home most of all. */
  private employerIn(iso2: string): BoardCompany {
    const mean = Math.max(1, this.companies.reduce((sum, { offers }) => sum + offers, 0) / this.companies.length);
    const weighted = this.companies.flatMap((candidate) => {
      const { countries } = candidate.profile;
      const bond = countries[0] === iso2 ? 3 : countries.includes(iso2) ? 1.2 : countries.includes('*') ? 0.5 : 0;
      return bond > 0 ? [[candidate, bond / (0.3 + candidate.offers / mean) ** 2] as const] : [];
    });
    return this.random.weighted(weighted);
  }

  private targetFor(family: Family, iso2: string, local: readonly string[]): string | null {
    if (FAMILY_TRAITS[family].need !== 'market' || !this.random.chance(isHub(iso2) ? 0.85 : 0.3)) return null;
    const rare = isHub(iso2) && family !== 'sales' && this.random.chance(0.42);
    const target = rare ? this.balance.rare(this.random, local) : this.balance.common(this.random, local);
    return target === 'en' ? null : target;
  }

  /** Who teaches languages masters one that is not the language of the place. */
  private taughtLanguage(family: Family, { label }: OccupationChoice, local: readonly string[]): string | null {
    return family === 'teaching' && label.includes('language') ? this.balance.common(this.random, local) : null;
  }

  private adLanguageFor(family: Family, local: readonly string[], target: string | null): string {
    const own = local[0] ?? 'en';
    const { random } = this;
    if (target && target in AD_LANGUAGES && random.chance(0.42)) return target;
    if (own in AD_LANGUAGES && random.chance(FAMILY_TRAITS[family].localAds)) return own;
    return 'en';
  }

  private occupationFor(
    family: Family,
    adLanguage: string,
    { profile, company }: BoardCompany,
    cityId: number,
    target: string | null,
  ): { choice: OccupationChoice; title: string } {
    let found: { choice: OccupationChoice; title: string } | null = null;
    const open = OCCUPATIONS[family].filter(({ sector }) => sector === null || sector === profile.sector);
    for (const choice of this.random.shuffled(open)) {
      const occupation = this.occupations.get(choice.label);
      const plain = occupation ? titleOf(occupation, adLanguage, this.random) : null;
      if (!plain) continue;
      const name = target && target !== adLanguage ? this.languageName(target, adLanguage) : null;
      const title = name ? withLanguage(plain, name, adLanguage, this.random) : plain;
      found ??= { choice, title };
      const mark = `${title}|${company.slug}|${cityId}`;
      if (this.seen.has(mark)) continue;
      this.seen.add(mark);
      return { choice, title };
    }
    if (!found) throw new Error(`No title for ${family} in ${adLanguage}`);
    return found;
  }

  private workingLanguage(need: string, adLanguage: string, local: readonly string[], usual: string): string | null {
    if (this.random.chance(0.08)) return null;
    if (need === 'international' || need === 'market') return usual;
    return local.includes(adLanguage) ? adLanguage : (local[0] ?? usual);
  }

  private places(country: BoardCountry, city: DemoCity, remote: RemoteMode | null): DemoCity[] {
    if (remote === 'Remote' || !this.random.chance(0.08)) return [city];
    const more = this.random.some(country.towns.slice(0, 15), this.random.between(1, 2)).map(([town]) => town);
    return [city, ...more.filter((town) => town.id !== city.id)];
  }

  private languageName(code: string, adLanguage: string): string {
    const language = this.languages.get(code);
    return language?.names[labelCode(adLanguage)] ?? language?.name ?? code;
  }
}
