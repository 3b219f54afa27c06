import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { MatchingsApiModule } from '../matchings/matchings.module.js';
import { FavoritePresenter } from '../own-jobs/favorite-presenter.js';
import { DashboardController } from './dashboard.controller.js';
import { Dashboards } from './dashboards.js';

/** The overview of a candidate: an answer that several contexts fill. */
@Module({
  imports: [AuthModule, MatchingsApiModule],
  controllers: [DashboardController],
  providers: [Dashboards, FavoritePresenter],
})
export class DashboardModule {}
