import { conversationsController } from './conversations-controller.js';

/** The threads of a company with its applicants. */
export class CompanyConversationsController extends conversationsController({
  path: 'api/companies',
  thread: 'applicants/:id/messages',
  permission: 'company:work',
}) {}
