import { AddFavorite, FavoriteLists, RemoveFavorite } from '@babelboard/favorites';
import type { AuthenticatedSession } from '@babelboard/identity';
import type { UiLanguage } from '@babelboard/texts';
import {
  type AddFavoriteRequest,
  addFavoriteRequest,
  type FavoritesQuery,
  type FavoritesResponse,
  favoritesQuery,
  favoritesResponse,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestLanguage, RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { FavoritePresenter } from './favorite-presenter.js';

const parameters = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

/** The offers that a candidate keeps. */
@ApiTags('favorites')
@Controller('api/candidates/favorites')
export class FavoritesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly lists: FavoriteLists,
    private readonly presenter: FavoritePresenter,
  ) {}

  @Requires('candidate:self')
  @Get()
  @ApiOperation({
    summary: 'Favorites, the newest first',
    description:
      'Also those that are not on the board any more: `status` is `Expired`. Each with how it suits (`matching`), where it does.',
  })
  @ApiResponse({ status: 200, standardSchema: favoritesResponse })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'A value that is out of bounds' })
  list(
    @Query({ schema: favoritesQuery }) query: FavoritesQuery,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<FavoritesResponse> {
    return this.find(accountId, query, language);
  }

  @Requires('candidate:self')
  @Post()
  @ApiOperation({
    summary: 'Keep an offer',
    description: 'Gives the first page. One that is kept already stays as it is.',
  })
  @ApiResponse({ status: 201, standardSchema: favoritesResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'Nobody knows the offer' })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'There are 500 already (`TOO_MANY_FAVORITES`)' })
  @ApiResponse({ status: 422, standardSchema: problem })
  async add(
    @Body({ schema: addFavoriteRequest }) { offer_id }: AddFavoriteRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<FavoritesResponse> {
    await this.commands.execute(new AddFavorite(accountId, offer_id));
    return { ...(await this.firstPage(accountId, language)), ...doneWith(t('done.favorite-added')) };
  }

  @Requires('candidate:self')
  @Delete(':id')
  @ApiOperation({ summary: 'Keep an offer no more, by its id', description: 'Gives the first page.' })
  @ApiResponse({ status: 200, standardSchema: favoritesResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'It is no favorite' })
  async remove(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<FavoritesResponse> {
    await this.commands.execute(new RemoveFavorite(accountId, id));
    return { ...(await this.firstPage(accountId, language)), ...doneWith(t('done.favorite-removed')) };
  }

  private firstPage(accountId: number, language: UiLanguage): Promise<FavoritesResponse> {
    return this.find(accountId, favoritesQuery.parse({}), language);
  }

  private async find(accountId: number, query: FavoritesQuery, language: UiLanguage): Promise<FavoritesResponse> {
    return this.presenter.list(accountId, await this.lists.find(accountId, query, language), language);
  }
}
