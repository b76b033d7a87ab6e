/**
 * Merchants whose users sign nothing electronically (statuses.md#partners-and-merchants): of the
 * mock and of the local configurations that go with it. A real backend has its own, in its own
 * `config.json`.
 */
export const esignExemptMerchantIds: readonly number[] = [501];
