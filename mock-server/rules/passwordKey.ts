/**
 * The key of the password cipher (AES-256, base64) for the mock and the local configurations. It
 * protects nothing: a real backend has its own key in its own `config.json`.
 */
export const passwordKey = 'AQjHv63o4GvkSdB/edVZIAWEMqsBE4klx0G+lN1mi6g=';
