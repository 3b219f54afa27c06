import { Module } from '@nestjs/common';
import { IndexnowKeyController } from './indexnow-key.controller.js';
import { KeptListPages } from './kept-list-pages.js';
import { ListPages } from './list-pages.js';
import { PlainPages } from './plain-pages.js';
import { SitemapController } from './sitemap.controller.js';
import { SitemapFiles } from './sitemap-files.js';

@Module({
  controllers: [SitemapController, IndexnowKeyController],
  providers: [KeptListPages, ListPages, PlainPages, SitemapFiles],
})
export class SitemapModule {}
