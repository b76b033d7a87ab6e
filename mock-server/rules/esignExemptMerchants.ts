/**
 * Merchants whose users need no e-signature (statuses.md#partners-and-merchants), for the mock and
 * the local configurations. A real backend has its own list in its own `config.json`.
 */
export const esignExemptMerchantIds: readonly number[] = [501];
