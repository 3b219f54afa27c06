import { Settings } from '@babelboard/platform';
import { Controller, Get, Header, NotFoundException, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../auth/access/access.decorator.js';
import { sendXml } from '../feeds/send-xml.js';
import { LimitedReads } from '../limits/limited-reads.js';
import { SitemapFiles } from './sitemap-files.js';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.js';

const KEEP = 'public, max-age=300';

/** Exactly the pages that search engines may show. */
@ApiExcludeController()
@Controller()
export class SitemapController {
  constructor(
    private readonly files: SitemapFiles,
    private readonly settings: Settings,
  ) {}

  @Public()
  @LimitedReads('lists')
  @Get('sitemap.xml')
  @Header('Cache-Control', KEEP)
  async index(@Res() response: Response): Promise<void> {
    await sendXml(response, sitemapIndexXml(await this.files.all(), this.settings.baseUrl));
  }

  @Public()
  @LimitedReads('lists')
  @Get('sitemaps/:name.xml')
  @Header('Cache-Control', KEEP)
  async part(@Param('name') name: string, @Res() response: Response): Promise<void> {
    const entries = await this.files.open(name);
    if (entries === null) {
      throw new NotFoundException();
    }
    await sendXml(response, sitemapXml(entries, this.settings.baseUrl));
  }

  @Public()
  @Get('robots.txt')
  @Header('Cache-Control', KEEP)
  robots(@Res() response: Response): void {
    const lines = [
      'User-agent: *',
      // Filters in a query lead to more lists than anybody wants to read; those in a path are for everybody.
      'Disallow: /*?',
      'Disallow: /api/',
      'Allow: /api/docs',
      '',
      `Sitemap: ${this.settings.baseUrl}/sitemap.xml`,
    ];
    response.type('text/plain').send(`${lines.join('\n')}\n`);
  }
}
