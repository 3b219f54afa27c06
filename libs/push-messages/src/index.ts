export { ClaimPushDevice } from './commands/claim-push-device.command.js';
export { RemovePushDevice } from './commands/remove-push-device.command.js';
export { SwitchPushOff } from './commands/switch-push-off.command.js';
export { SwitchPushOn } from './commands/switch-push-on.command.js';
export * from './contract.js';
export { pushMessagesContext } from './push-messages.context.js';
export { type PushDevice, PushDevices } from './queries/push-devices.js';
