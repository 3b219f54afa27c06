import {
  AddExperience,
  AddSkill,
  AddSpokenLanguage,
  BlockCompany,
  ChangeSpokenLanguage,
  RemoveHistoryEntry,
  RemoveSkill,
  RemoveSpokenLanguage,
  UnblockCompany,
  UpdateContactInfo,
  UpdatePreferences,
  UpdateSectors,
} from '@babelboard/candidates';
import { HideCompany, UnhideCompany } from '@babelboard/favorites';
import {
  ChangeMatchingMails,
  DISCARD_REASONS,
  DiscardMatching,
  MarkMatchingsSeen,
  Matchings,
  RestoreMatching,
} from '@babelboard/matching';
import { ChangeMessagePreference } from '@babelboard/message-preferences';
import { DeleteAccount } from '@babelboard/privacy';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import type { MatchingStage } from '../e2e/matchings/matching-stage.js';
import { sessionOf } from '../support/accounts.js';
import type { Chance } from './chance.js';
import { CITIES, type OfferChanges, SKILLS, TITLES } from './offer-changes.js';

const LEVELS = [2, 4, 6] as const;
const LANGUAGES = ['German', 'Polish'];
const BARS = [0, 50, 80];

/** People of a board, and what they may do by chance. */
export class PeopleChanges {
  private readonly ids: number[] = [];
  /** Each with how often it comes, compared with the others. */
  readonly all: [number, (chance: Chance) => Promise<unknown>][] = [
    [2, (chance) => this.stage.run(new AddSkill(this.any(chance), chance.pick(SKILLS)))],
    [2, (chance) => this.stage.run(new RemoveSkill(this.any(chance), this.stage.skillId(chance.pick(SKILLS))))],
    [
      1,
      (chance) => this.stage.run(new AddSpokenLanguage(this.any(chance), chance.pick(LANGUAGES), chance.pick(LEVELS))),
    ],
    [2, (chance) => this.changeLanguage(chance)],
    [0.5, (chance) => this.stage.run(new RemoveSpokenLanguage(this.any(chance), chance.pick(LANGUAGES)))],
    [2, (chance) => this.stage.run(new UpdatePreferences(this.any(chance), { headline: chance.pick(TITLES) }))],
    [2, (chance) => this.stage.run(new UpdatePreferences(this.any(chance), this.anyWishes(chance)))],
    [
      1,
      (chance) => this.stage.run(new UpdateContactInfo(this.any(chance), { cityId: this.cityId(chance.pick(CITIES)) })),
    ],
    [1, (chance) => this.stage.run(new UpdateSectors(this.any(chance), chance.some(this.sectorIds())))],
    [2, (chance) => this.work(chance)],
    [1, (chance) => this.forgetWork(chance)],
    [1, (chance) => this.stage.run(new BlockCompany(this.any(chance), this.offers.anyCompany(chance)))],
    [2, (chance) => this.stage.run(new UnblockCompany(this.any(chance), this.offers.anyCompany(chance)))],
    [1, (chance) => this.stage.run(new HideCompany(this.any(chance), this.offers.anyCompany(chance)))],
    [2, (chance) => this.stage.run(new UnhideCompany(this.any(chance), this.offers.anyCompany(chance)))],
    [4, (chance) => this.discard(chance)],
    [4, (chance) => this.restore(chance)],
    [1, (chance) => this.see(chance)],
    [1, (chance) => this.stage.run(new ChangeMatchingMails(this.any(chance), { bar: chance.pick(BARS) }))],
    [
      1,
      (chance) => this.stage.run(new ChangeMessagePreference(this.any(chance), 'matchings', chance.happens(0.7), null)),
    ],
    [0.5, (chance) => this.leave(chance)],
  ];

  private constructor(
    private readonly stage: MatchingStage,
    private readonly offers: OfferChanges,
  ) {}

  static async begin(
    stage: MatchingStage,
    offers: OfferChanges,
    people: number,
    chance: Chance,
  ): Promise<PeopleChanges> {
    const changes = new PeopleChanges(stage, offers);
    for (let count = 0; count < people; count += 1) await changes.come(chance);
    return changes;
  }

  private async come(chance: Chance): Promise<void> {
    const { id } = await this.stage.person({
      headline: chance.pick(TITLES),
      languages: { German: chance.pick([4, 6]) },
      skills: chance.some(SKILLS),
      city: chance.pick(CITIES),
    });
    this.ids.push(id);
    await this.stage.run(new ChangeMatchingMails(id, { bar: chance.pick(BARS) }));
  }

  /** Somebody else comes. */
  private async leave(chance: Chance): Promise<void> {
    const [id] = this.ids.splice(chance.below(this.ids.length), 1) as [number];
    const session = { ...(await sessionOf(this.stage.test.app, id)), createdAt: this.stage.test.clock.now() };
    await this.stage.run(new DeleteAccount(session, { reason: 6, text: '', password: null }));
    await this.come(chance);
  }

  private changeLanguage(chance: Chance): Promise<void> {
    const [language, becomes] = [chance.pick(LANGUAGES), chance.pick(LANGUAGES)];
    return this.stage.run(new ChangeSpokenLanguage(this.any(chance), language, becomes, chance.pick(LEVELS)));
  }

  private anyWishes(chance: Chance) {
    return {
      destinationIds: chance.some(['DE', 'AT']).map((iso2) => this.catalogue().countryByIso2(iso2)?.id as number),
      relocate: chance.happens(0.5),
      salaryFrom: chance.pick([null, 20_000, 40_000]),
      workInternship: chance.happens(0.3),
    };
  }

  /** It has ended: what goes on makes more years of experience from day to day. */
  private work(chance: Chance): Promise<number> {
    const year = 2010 + chance.below(10);
    const when = { startedOn: `${year}-01-01`, endedOn: `${year + 1 + chance.below(4)}-01-01` };
    const values = { employer: 'Earlier', description: '', countryId: null, locality: '', translations: [] };
    return this.stage.run(new AddExperience(this.any(chance), { position: chance.pick(TITLES), ...values, ...when }));
  }

  private async forgetWork(chance: Chance): Promise<void> {
    const id = this.any(chance);
    const entries = await this.stage.query<{ id: number }>('SELECT id FROM experience WHERE account_id = $1', [id]);
    if (entries.length > 0) {
      await this.stage.run(new RemoveHistoryEntry(id, 'experience', chance.pick(entries).id));
    }
  }

  private async discard(chance: Chance): Promise<void> {
    const id = this.any(chance);
    const offerIds = await this.stage.offersOf({ id });
    if (offerIds.length > 0) {
      await this.stage.run(new DiscardMatching(id, chance.pick(offerIds), chance.pick(DISCARD_REASONS)));
    }
  }

  private async restore(chance: Chance): Promise<void> {
    const id = this.any(chance);
    const { matchings } = await this.stage.get(Matchings).discarded(id, { from: 0, size: 100 });
    if (matchings.length > 0) {
      await this.stage.run(new RestoreMatching(id, chance.pick(matchings).offerId));
    }
  }

  private async see(chance: Chance): Promise<void> {
    const id = this.any(chance);
    await this.stage.run(new MarkMatchingsSeen(id, chance.some(await this.stage.offersOf({ id })).slice(0, 3)));
  }

  private any(chance: Chance): number {
    return chance.pick(this.ids);
  }

  private cityId(slug: string): number | null {
    return this.catalogue().cityBySlug(slug)?.id ?? null;
  }

  private sectorIds(): number[] {
    const sections = this.catalogue()
      .sectorTree()
      .filter(({ section }) => section === null);
    return sections.slice(-4).map(({ sector }) => sector.id);
  }

  private catalogue(): ReferenceCatalogue {
    return this.stage.get(ReferenceCatalogue);
  }
}
