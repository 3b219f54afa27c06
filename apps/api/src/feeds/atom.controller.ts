import { JobLists } from '@babelboard/job-lists';
import { ListOfferAddresses } from '@babelboard/offers/contract';
import { Settings } from '@babelboard/platform';
import { Controller, Get, Header, NotFoundException, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../auth/access/access.decorator.js';
import { JobAddresses } from '../jobs/job-addresses.js';
import { LimitedReads } from '../limits/limited-reads.js';
import { atomFeed } from './atom-feed.js';
import { feedPath, readFeedPath } from './feed-path.js';

const ENTRIES = 50;

/** The newest offers of each list, for feed readers: `/feeds{path of its page}.atom`, in the language of that page. */
@ApiTags('public')
@Controller('feeds')
export class AtomController {
  constructor(
    private readonly addresses: JobAddresses,
    private readonly lists: JobLists,
    private readonly queries: QueryBus,
    private readonly settings: Settings,
  ) {}

  @Public()
  @LimitedReads('lists')
  @Get('*path.atom')
  @Header('Cache-Control', 'public, max-age=0, must-revalidate')
  @ApiOperation({
    summary: 'The newest 50 offers of a list as an Atom feed',
    description:
      '`/feeds{path of the list}.atom`, in German `/feeds/de{path of the list}.atom`. Offers are in their own languages.',
  })
  @ApiParam({ name: 'path', example: 'jobs-in-Cologne' })
  @ApiProduces('application/atom+xml')
  @ApiResponse({ status: 200, description: 'RFC 4287' })
  @ApiResponse({ status: 404, description: 'There is no such list' })
  async feed(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { path, language } = readFeedPath(request.path);
    const check = await this.addresses.check(path);
    const moved = check.kind === 'redirect' && check.status === 301;
    const address = feedPath(moved ? check.location : path, language);
    if (moved || (check.kind === 'list' && address !== request.path)) {
      response.redirect(301, address);
      return;
    }
    if (check.kind !== 'list' || check.resolved.filters.from > 0) {
      throw new NotFoundException();
    }
    const { resolved } = check;
    const newest = { ...resolved, filters: { ...resolved.filters, latests: true } };
    const { cards, heading } = await this.lists.find(newest, { size: ENTRIES, parts: 'page' }, language);
    const changes = await this.queries.execute(new ListOfferAddresses({ ids: cards.map(({ id }) => id) }));
    const updates = new Map(changes.map(({ id, updatedAt }) => [id, updatedAt]));
    const { baseUrl, productName } = this.settings;
    const title = `${heading} · ${productName}`;
    const { xml, updated } = atomFeed(cards, updates, { title, baseUrl, productName, path, language });
    response.set('Last-Modified', updated.toUTCString()).type('application/atom+xml').send(xml);
  }
}
