import { Database, Metrics, WaitingWork } from '@babelboard/platform';
import { EVERY_OFFER, OfferSearch } from '@babelboard/search/contract';
import { Controller, Get, Header, HttpCode, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../auth/access/access.decorator.js';

type Part = 'ok' | 'degraded' | 'failing';

/** For whoever watches the process: is it alive, can it work, what does it measure. */
@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly search: OfferSearch,
    private readonly metrics: Metrics,
    private readonly waiting: WaitingWork,
  ) {}

  @Public()
  @Get('api/health/live')
  @HttpCode(204)
  live(): void {}

  /** 503 when a part fails without which pages cannot be served; a standby search engine is enough. */
  @Public()
  @Get('api/health/ready')
  async ready(
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ status: string; parts: Record<string, Part> }> {
    const parts = {
      database: await this.databasePart(),
      search: await this.searchPart(),
      work: await this.workPart(),
    };
    const ready = !Object.values(parts).includes('failing');
    response.status(ready ? 200 : 503);
    return { status: ready ? 'ready' : 'not ready', parts };
  }

  @Public()
  @Get('metrics')
  @Header('Cache-Control', 'no-store')
  async show(@Res() response: Response): Promise<void> {
    response.type(this.metrics.registry.contentType).send(await this.metrics.registry.metrics());
  }

  private async databasePart(): Promise<Part> {
    try {
      await this.database.query('SELECT 1');
      return 'ok';
    } catch {
      return 'failing';
    }
  }

  /** Degraded while something waits that no process can do, which pages do not need; `replay --list` says what. */
  private async workPart(): Promise<Part> {
    try {
      return (await this.waiting.list()).length === 0 ? 'ok' : 'degraded';
    } catch {
      return 'degraded';
    }
  }

  private async searchPart(): Promise<Part> {
    try {
      const { degraded } = await this.search.search({ ...EVERY_OFFER, size: 1 });
      return degraded ? 'degraded' : 'ok';
    } catch {
      return 'failing';
    }
  }
}
