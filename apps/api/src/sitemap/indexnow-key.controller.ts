import { Settings } from '@babelboard/platform';
import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../auth/access/access.decorator.js';

/** Shows search engines that who notifies them is this site. */
@ApiExcludeController()
@Controller()
export class IndexnowKeyController {
  constructor(private readonly settings: Settings) {}

  @Public()
  @Get(':key.txt')
  key(@Param('key') key: string, @Res() response: Response): void {
    if (key !== this.settings.indexnowKey) {
      throw new NotFoundException();
    }
    response.type('text/plain').send(key);
  }
}
