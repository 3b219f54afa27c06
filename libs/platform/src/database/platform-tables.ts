/** The platform's own tables, as a context declares its own. */
export const platformTables: readonly string[] = [
  'migrations',
  'outbox_message',
  'processed_event',
  'task_handler',
  'waiting_task',
  'rate_limit',
  'file_removal',
  'projection_mark',
  'projection_rebuild',
  'projection_rebuild_change',
  'bullmq.*',
];
