/**
 * The key of the password cipher (AES-256, base64) of the mock and of the local configurations that
 * go with it. It protects nothing: a real backend has its own, in its own `config.json`.
 */
export const passwordKey = 'AQjHv63o4GvkSdB/edVZIAWEMqsBE4klx0G+lN1mi6g=';
