import { readFile } from 'node:fs/promises';
import {
  AVATAR_SIZES,
  type AvatarSize,
  Avatars,
  avatarMissing,
  avatarTooLarge,
  ChangeAvatar,
  RemoveAvatar,
} from '@babelboard/candidates';
import type { AuthenticatedSession } from '@babelboard/identity';
import type { UiLanguage } from '@babelboard/texts';
import {
  AVATAR_FIELD,
  type AvatarRequest,
  avatarRequest,
  type ChangedProfileResponse,
  changedProfileResponse,
  LARGEST_AVATAR_BYTES,
  problem,
} from '@babelboard/wire';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  NotFoundException,
  Param,
  Post,
  Res,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { RequestLanguage, RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { type ReceivedFile, ReceiveFile } from '../uploads/receive-file.js';
import { OwnProfiles } from './own-profiles.js';

const Photo = ReceiveFile({
  field: AVATAR_FIELD,
  largest: LARGEST_AVATAR_BYTES,
  missing: avatarMissing,
  tooLarge: () => avatarTooLarge(LARGEST_AVATAR_BYTES),
});

/** One's own photo. Nobody else sees it. */
@ApiTags('profile')
@Controller('api/candidates/avatar')
export class AvatarController {
  constructor(
    private readonly commands: CommandBus,
    private readonly profiles: OwnProfiles,
    private readonly avatars: Avatars,
  ) {}

  @Requires('candidate:self')
  @Get(':size')
  @ApiOperation({ summary: 'The photo, 512, 128 or 64 pixels wide and high' })
  @ApiProduces('image/webp')
  @ApiResponse({ status: 200, description: 'The picture', content: { 'image/webp': {} } })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'There is none, or not in this size' })
  async find(
    @Param('size') wanted: string,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @Res() response: Response,
  ): Promise<void> {
    const size = AVATAR_SIZES.find((one): one is AvatarSize => String(one) === wanted);
    const photo = size === undefined ? null : await this.avatars.find(accountId, size);
    if (photo === null) {
      throw new NotFoundException();
    }
    response.set('X-Content-Type-Options', 'nosniff').type('image/webp').send(Buffer.from(photo.content));
  }

  @Requires('candidate:self')
  @Post()
  @HttpCode(200)
  @UseInterceptors(Photo)
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: [AVATAR_FIELD],
      properties: {
        [AVATAR_FIELD]: { type: 'string', format: 'binary' },
        ...Object.fromEntries(['x', 'y', 'width', 'height'].map((name) => [name, { type: 'number' }])),
      },
    },
  })
  @ApiOperation({
    summary: 'Show another photo: JPEG, PNG, WebP or AVIF, 5 MB at most',
    description:
      '`x`, `y`, `width`, `height`: what of it is to be seen, in percent. It is turned upright and says nothing more.',
  })
  @ApiResponse({ status: 200, standardSchema: changedProfileResponse })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'No photo: the code says why' })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too many uploads' })
  async change(
    @UploadedFile() { path }: ReceivedFile,
    @Body({ schema: avatarRequest }) crop: AvatarRequest,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedProfileResponse> {
    await this.commands.execute(new ChangeAvatar(session, await readFile(path), crop));
    return this.profiles.changed(session, language, t('done.avatar-changed'));
  }

  @Requires('candidate:self')
  @Delete()
  @ApiOperation({ summary: 'Show no photo' })
  @ApiResponse({ status: 200, standardSchema: changedProfileResponse })
  async remove(
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedProfileResponse> {
    const removed = await this.commands.execute(new RemoveAvatar(session.accountId));
    return this.profiles.changed(session, language, t(removed ? 'done.avatar-removed' : 'done.avatar-missing'));
  }
}
