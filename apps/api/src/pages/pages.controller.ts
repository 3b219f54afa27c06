import { Controller, Get, NotFoundException, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { PageCache } from './page-cache.js';
import { PageRenderer } from './page-renderer.js';
import { sendPage } from './send-page.js';

/** Every other GET is a page, rendered on the server and the same for every guest. */
@ApiExcludeController()
@Controller()
export class PagesController {
  constructor(
    private readonly cache: PageCache,
    private readonly renderer: PageRenderer,
  ) {}

  @Get('{*path}')
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (request.path === '/api' || request.path.startsWith('/api/')) {
      throw new NotFoundException();
    }
    const address = request.originalUrl;
    await sendPage(request, response, await this.cache.get(address, () => this.renderer.render(address)));
  }
}
