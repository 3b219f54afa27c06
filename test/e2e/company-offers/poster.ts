import { GrantLiveOffers } from '@babelboard/billing';
import type { CompanyOffer, CompanyOfferResponse, Problem } from '@babelboard/wire';
import { CommandBus } from '@nestjs/cqrs';
import { makeCompany, type TestAccount } from '../../support/accounts.js';
import type { TestApi } from '../../support/api.js';
import { Visitor } from '../../support/visitor.js';

export const COLOGNE = 2886242;
export const VIENNA = 2761369;

/** All that an offer needs to be published. */
export const WHOLE = {
  title: 'Cook (m/f/d)',
  description: '<p>You cook for our guests, five days a week, in a kitchen by the river.</p>',
  places: [{ city_id: COLOGNE, country_id: null }],
  employment_type: [1],
};

/** Somebody who posts offers for a company. */
export class Poster {
  constructor(
    private readonly api: TestApi,
    readonly companyId: number,
    readonly account: TestAccount,
  ) {}

  /** The recruiter of a new company. @param live how many live offers it may have */
  static async arrive(api: TestApi, live = 1): Promise<Poster> {
    const { id, recruiter } = await makeCompany(api.app);
    if (live > 1) {
      await api.app.get(CommandBus, { strict: false }).execute(new GrantLiveOffers(id, live - 1, null));
    }
    return new Poster(api, id, recruiter);
  }

  /** @param path below /api/companies/offers */
  call<T = CompanyOfferResponse & Problem>(method: string, path = '', body?: unknown) {
    return new Visitor(this.api.url).call<T>(method, `/api/companies/offers${path}`, body, this.account.bearer);
  }

  async draft(given: Record<string, unknown> = {}): Promise<CompanyOffer> {
    const { status, body } = await this.call('POST', '', { ...WHOLE, ...given });
    if (status !== 201) {
      throw new Error(`The draft was refused: ${JSON.stringify(body)}`);
    }
    return body.offer;
  }

  async live(given: Record<string, unknown> = {}): Promise<CompanyOffer> {
    const { id } = await this.draft(given);
    const { status, body } = await this.call('POST', `/${id}/publish`);
    if (status !== 200) {
      throw new Error(`The offer was refused: ${JSON.stringify(body)}`);
    }
    return body.offer;
  }

  async find(id: number): Promise<CompanyOffer> {
    return (await this.call('GET', `/${id}`)).body.offer;
  }
}

export const pathsOf = ({ errors }: Pick<Problem, 'errors'>) => (errors ?? []).map(({ path }) => path);
