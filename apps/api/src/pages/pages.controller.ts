import { Controller, Get, NotFoundException, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { FrontEnd } from './front-end.js';
import { PageDataService } from './page-data.service.js';

/** Every other GET is a page, rendered on the server. */
@ApiExcludeController()
@Controller()
export class PagesController {
  constructor(
    private readonly frontEnd: FrontEnd,
    private readonly data: PageDataService,
  ) {}

  @Get('{*path}')
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (request.path === '/api' || request.path.startsWith('/api/')) {
      throw new NotFoundException();
    }
    const page = await this.frontEnd.render(request.originalUrl, this.data);
    if ('redirect' in page) {
      response.redirect(page.status, page.redirect);
      return;
    }
    response.status(page.status).set(page.headers).type('html').send(page.html);
  }
}
