import { logoFileKey } from '@babelboard/companies';
import { Storage } from '@babelboard/platform';
import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../auth/access/access.decorator.js';

/** A logo's name is made of its content: it never changes under its name. */
const KEEP = 'public, max-age=31536000, immutable';

@ApiExcludeController()
@Controller('logos')
export class LogosController {
  constructor(private readonly storage: Storage) {}

  @Public()
  @Get(':file')
  async logo(@Param('file') file: string, @Res() response: Response): Promise<void> {
    const key = logoFileKey(file);
    const stored = key === null ? null : await this.storage.get(key);
    if (stored === null) {
      throw new NotFoundException();
    }
    response
      .set({ 'Cache-Control': KEEP, 'Cross-Origin-Resource-Policy': 'cross-origin' })
      .type('image/png')
      .send(Buffer.from(stored.content));
  }
}
