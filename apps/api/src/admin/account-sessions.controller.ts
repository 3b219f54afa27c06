import { EndSessions } from '@babelboard/identity';
import { type Done, done, problem } from '@babelboard/wire';
import { Controller, Delete, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';

const parameters = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

/** For an account that somebody else has got into. */
@ApiTags('admin')
@Controller('api/admin/accounts')
export class AccountSessionsController {
  constructor(private readonly commands: CommandBus) {}

  @Requires('admin:operate')
  @Delete(':id/sessions')
  @ApiOperation({ summary: 'Sign every device of an account out' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'No such account' })
  async end(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.commands.execute(new EndSessions(id));
    return doneWith(t('done.sessions-ended'));
  }
}
