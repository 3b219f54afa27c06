import { offerIdOf } from '@babelboard/job-paths';
import { pageRules } from '@babelboard/pages';
import { splitPath } from '@babelboard/texts';
import { Controller, Get, NotFoundException, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../auth/access/access.decorator.js';
import type { SessionRequest } from '../auth/access/current-session.decorator.js';
import { SeenOffers } from '../jobs/seen-offers.js';
import { ReadLimits } from '../limits/read-limits.js';
import { PageCache } from './page-cache.js';
import { PageRenderer } from './page-renderer.js';
import { sendPage } from './send-page.js';
import type { StoredPage } from './stored-page.js';

/** Every other GET is a page, rendered on the server and the same for everybody; what is personal the browser loads. */
@ApiExcludeController()
@Controller()
export class PagesController {
  constructor(
    private readonly cache: PageCache,
    private readonly renderer: PageRenderer,
    private readonly limits: ReadLimits,
    private readonly seen: SeenOffers,
  ) {}

  @Public()
  @Get('{*path}')
  async page(@Req() request: SessionRequest, @Res() response: Response): Promise<void> {
    if (request.path === '/api' || request.path.startsWith('/api/')) {
      throw new NotFoundException();
    }
    const address = request.originalUrl;
    const page = pageRules(request.path).personal
      ? await this.renderer.renderPersonal(address)
      : await this.shared(address, request);
    const offerId = page.status === 200 ? offerOf(request.path) : null;
    if (offerId !== null) {
      this.seen.note('views', offerId, 'desktop', request);
    }
    await sendPage(request, response, page);
  }

  /** Only a page that has to be made counts, so that one that is kept costs no look into the store. */
  private async shared(address: string, request: Request): Promise<StoredPage> {
    const wait = this.cache.holds(address) ? null : await this.limits.waitFor('lists', request);
    return wait === null
      ? this.cache.get(address, () => this.renderer.render(address))
      : this.renderer.tooOften(wait, address);
  }
}

/** Of a page that shows one offer; null for any other. */
function offerOf(path: string): number | null {
  const [, last] = /^\/jobs\/([^/]+)$/.exec(splitPath(path).path) ?? [];
  return last === undefined ? null : offerIdOf(last);
}
