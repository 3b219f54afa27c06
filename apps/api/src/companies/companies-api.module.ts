import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { CompanyOffersModule } from '../company-offers/company-offers.module.js';
import { CompanyDashboardController } from './company-dashboard.controller.js';
import { CompanyDashboards } from './company-dashboards.js';
import { CompanySettingsController } from './company-settings.controller.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitedPeopleController } from './invited-people.controller.js';
import { MemberLists } from './member-lists.js';
import { MembersController } from './members.controller.js';

/** A company's own affairs: members, invitations, settings. */
@Module({
  imports: [AuthModule, CompanyOffersModule],
  controllers: [
    CompanyDashboardController,
    CompanySettingsController,
    InvitationsController,
    InvitedPeopleController,
    MembersController,
  ],
  providers: [CompanyDashboards, MemberLists],
})
export class CompaniesApiModule {}
