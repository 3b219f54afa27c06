import { conversationsController } from './conversations-controller.js';

/** The threads of a candidate with companies. */
export class CandidateConversationsController extends conversationsController({
  path: 'api/candidates',
  thread: 'applications/:id/messages',
  permission: 'candidate:self',
}) {}
