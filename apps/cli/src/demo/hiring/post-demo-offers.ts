import { SetScreeningQuestions } from '@babelboard/applications';
import { Entitlements, GrantLiveOffers } from '@babelboard/billing';
import {
  CloseOffer,
  CreateOffer,
  ListOwnOffers,
  PauseOffer,
  type PostedFields,
  PublishOffer,
  PutOfferVersion,
} from '@babelboard/offers';
import { Database } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { DEMO_POSTINGS, type DemoPosting, type PostingName } from './demo-postings.js';
import type { Story } from './story.js';

const NEEDED_ROOM = 10;
const LAST_STEP = 6;
const DRAFT_STEP = 3;

/** Lets the demo's company have several live offers, and tells how each came and went. */
export class DemoOffers {
  private readonly commands = this.app.get(CommandBus);
  private readonly catalogue = this.app.get(ReferenceCatalogue);
  private readonly ids = new Map<PostingName, number>();

  constructor(
    private readonly app: INestApplicationContext,
    private readonly company: { id: number; ownerId: number },
  ) {}

  /** @throws Error for one that was not written yet */
  idOf(name: PostingName): number {
    const id = this.ids.get(name);
    if (id === undefined) throw new Error(`The demo offer ${name} is not there yet`);
    return id;
  }

  /** Puts into the story what is not there yet: an offer is known by its title. */
  async tell(story: Story): Promise<void> {
    await this.makeRoom();
    const filter = { page: 1, rows: 50, state: null, words: '', confirmationDue: false, sort: 'newest' } as const;
    const { rows } = await this.app.get(QueryBus).execute(new ListOwnOffers(this.company.id, filter));
    const known = new Map(rows.map(({ id, title }) => [title, id]));
    for (const [name, posting] of Object.entries(DEMO_POSTINGS) as [PostingName, DemoPosting][]) {
      const id = known.get(posting.title);
      if (id === undefined) this.write(story, name, posting);
      else this.ids.set(name, id);
    }
  }

  private async makeRoom(): Promise<void> {
    const { id } = this.company;
    const allowed = await this.app
      .get(Database)
      .transaction((tx) => this.app.get(Entitlements, { strict: false }).liveOffersAllowed(tx, id));
    if (allowed < NEEDED_ROOM) await this.commands.execute(new GrantLiveOffers(id, NEEDED_ROOM - allowed, 'Demo'));
  }

  private write(story: Story, name: PostingName, posting: DemoPosting): void {
    const { publishedDaysAgo, pausedDaysAgo, closedDaysAgo, questions = [], versions = [] } = posting;
    const { id: companyId, ownerId } = this.company;
    story.at(publishedDaysAgo ?? 1, async () => {
      const step = publishedDaysAgo === null ? DRAFT_STEP : LAST_STEP;
      const id = await this.commands.execute(new CreateOffer(companyId, ownerId, this.fieldsOf(posting), step));
      this.ids.set(name, id);
      for (const version of versions) {
        const texts = { title: version.title, descriptionHtml: htmlOf(version) };
        await this.commands.execute(new PutOfferVersion(id, companyId, this.languageId(version.language), texts));
      }
      if (questions.length > 0) {
        const asked = questions.map((question) => ({ ...question, id: null }));
        await this.commands.execute(new SetScreeningQuestions(companyId, id, asked, null));
      }
      if (publishedDaysAgo !== null) await this.commands.execute(new PublishOffer(id, companyId));
    });
    if (pausedDaysAgo !== undefined) {
      story.at(pausedDaysAgo, () => this.commands.execute(new PauseOffer(this.idOf(name), companyId)));
    }
    if (closedDaysAgo !== undefined) {
      story.at(closedDaysAgo, () => this.commands.execute(new CloseOffer(this.idOf(name), companyId, 'here')));
    }
  }

  private fieldsOf(posting: DemoPosting): PostedFields {
    const { asks, nice = [], pay, cityId, language, skills } = posting;
    const [min, max] = pay;
    return {
      title: posting.title,
      descriptionHtml: htmlOf(posting),
      kind: posting.kind ?? 'vacancy',
      places: [{ cityId, countryId: this.catalogue.city(cityId)?.countryId ?? null }],
      remote: posting.remote ?? null,
      languages: Object.entries(asks).map(([slug, level]) => ({
        languageId: this.catalogue.languageBySlug(slug)?.id ?? 0,
        ...{ level, mandatory: !nice.includes(slug), recognised: false, oneOfGroup: null },
      })),
      skillIds: skills.flatMap((slug) => this.catalogue.skillBySlug(slug)?.id ?? []),
      experience: posting.experience,
      employmentTypes: [1],
      adLanguageId: this.languageId(language),
      workingLanguageId: this.languageId('en'),
      salary: { min, max, currency: 'EUR', period: 'year' },
      collectiveAgreement: '',
      apply: { here: true },
    };
  }

  private languageId(code: string): number {
    const language = this.catalogue.languageByCode(code);
    if (language === undefined) throw new Error(`Nobody knows the language ${code}`);
    return language.id;
  }
}

function htmlOf({ paragraphs, points }: Pick<DemoPosting, 'paragraphs' | 'points'>): string {
  const list = points.length === 0 ? '' : `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;
  const [first = '', ...others] = paragraphs.map((paragraph) => `<p>${paragraph}</p>`);
  return first + list + others.join('');
}
