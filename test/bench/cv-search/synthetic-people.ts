import { Database } from '@babelboard/platform';
import { EscoConcepts, EscoRelations, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { SynonymSource } from '@babelboard/search';
import type { INestApplicationContext } from '@nestjs/common';
import { Random } from '../../../apps/cli/src/demo/random.js';
import type { FindablePerson } from '../../../libs/cv-search/src/engines/findable-person.js';
import { SyntheticMatchings } from '../matching/synthetic-matchings.js';

/** Thursday weeks of the last visits, up to a year before the last. */
const LAST_WEEK = 2_970;
const WEEKS = 52;
/** Words of a CV. */
const TEXT_WORDS = 300;
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pl', 'nl'];

type Synonyms = Awaited<ReturnType<SynonymSource['load']>>;

type Labels = ReadonlyMap<number, ReadonlyMap<string, readonly string[]>>;

/**
 * People as a large board has them: trades, languages and cities as in `SyntheticMatchings`, titles and skills in the words of ESCO in a
 * language of theirs, a text of the words of their work. The same ones every time.
 */
export class SyntheticPeople {
  private readonly random = new Random(5);
  private readonly anySkills: readonly number[];

  private constructor(
    private readonly made: SyntheticMatchings,
    private readonly occupations: Labels,
    private readonly skills: Labels,
    private readonly synonyms: Synonyms,
    private readonly catalogue: ReferenceCatalogue,
  ) {
    this.anySkills = [...skills.keys()];
  }

  static async open(app: INestApplicationContext): Promise<SyntheticPeople> {
    const catalogue = app.get(ReferenceCatalogue);
    const concepts = app.get(EscoConcepts, { strict: false });
    const graph = await app.get(EscoRelations).load();
    const rows = await app.get(Database).query<{ id: number }>('SELECT id FROM occupation ORDER BY id');
    const made = new SyntheticMatchings(
      1,
      catalogue,
      graph,
      rows.map(({ id }) => id),
    );
    const labelsOf = (all: readonly { id: number; labels: ReadonlyMap<string, readonly string[]> }[]): Labels =>
      new Map(all.map(({ id, labels }) => [id, labels]));
    return new SyntheticPeople(
      made,
      labelsOf(await concepts.occupations()),
      labelsOf(await concepts.skills()),
      await app.get(SynonymSource, { strict: false }).load(),
      catalogue,
    );
  }

  person(id: number): FindablePerson {
    const { random, catalogue } = this;
    const brings = this.made.person();
    const language = random.pick(LANGUAGES);
    const occupationIds = [...new Set([...brings.headlineOccupationIds, ...brings.positionOccupationIds])];
    const titles = occupationIds.flatMap((occupation) => this.labels(this.occupations, occupation, language));
    const skills = brings.skillIds.flatMap((skill) => this.labels(this.skills, skill, language));
    return {
      id,
      titles,
      forms: [],
      skills,
      synonyms: [
        ...occupationIds.flatMap((occupation) => this.synonyms.ofOccupation(occupation)),
        ...brings.skillIds.slice(0, 10).flatMap((skill) => this.synonyms.ofSkill(skill)),
      ],
      things: [
        catalogue.city(brings.home.cityId ?? 0)?.name ?? '',
        catalogue.country(brings.home.countryId ?? 0)?.name ?? '',
      ],
      text: this.text([...titles, ...skills]),
      occupationIds,
      languages: brings.languages.flatMap(({ languageId, level }) => (level === null ? [] : [{ languageId, level }])),
      skillIds: brings.skillIds,
      sectorIds: [...brings.sectionIds],
      countryId: brings.home.countryId,
      cityId: brings.home.cityId,
      destinationIds: brings.destinationCountryIds,
      experienceYears: brings.experienceYears,
      payFrom: brings.payFrom,
      workingStatus: random.chance(0.8) ? random.between(1, 4) : null,
      activeWeek: LAST_WEEK - Math.floor(WEEKS * random.next() ** 2),
      findableSince: 1_790_000_000 + id,
      blockedCompanyIds: brings.withoutCompanyIds,
    };
  }

  private labels(all: Labels, id: number, language: string): string[] {
    const labels = all.get(id);
    return (labels?.get(language) ?? labels?.get('en') ?? []).slice(0, 1);
  }

  /** Words of the person's work between those of somebody else's and of anybody's. */
  private text(own: string[]): string {
    const parts = ['experience in a team', ...own];
    let words = 0;
    while (words < TEXT_WORDS) {
      const part = this.random.chance(0.3)
        ? this.random.pick(own.length > 0 ? own : parts)
        : (this.labels(this.skills, this.random.pick(this.anySkills), this.random.pick(LANGUAGES))[0] ?? 'project');
      parts.push(part);
      words += part.split(' ').length;
    }
    return parts.join(', ');
  }
}
