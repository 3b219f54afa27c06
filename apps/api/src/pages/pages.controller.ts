import { Controller, Get, NotFoundException, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../auth/access/access.decorator.js';
import { PageCache } from './page-cache.js';
import { PageRenderer } from './page-renderer.js';
import { isPersonalPage } from './personal-pages.js';
import { sendPage } from './send-page.js';

/** Every other GET is a page, rendered on the server and the same for everybody; what is personal the browser loads. */
@ApiExcludeController()
@Controller()
export class PagesController {
  constructor(
    private readonly cache: PageCache,
    private readonly renderer: PageRenderer,
  ) {}

  @Public()
  @Get('{*path}')
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (request.path === '/api' || request.path.startsWith('/api/')) {
      throw new NotFoundException();
    }
    const address = request.originalUrl;
    const page = isPersonalPage(request.path)
      ? await this.renderer.renderPersonal(address)
      : await this.cache.get(address, () => this.renderer.render(address));
    await sendPage(request, response, page);
  }
}
