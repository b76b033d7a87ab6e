/** Keys of 32 bytes in base64, private keys, and the keys of clouds and services. */
export const SECRETS = [
  /(?<![\w+/-])[\w+/]{43}=(?!=)/,
  /BEGIN [A-Z ]*PRIVATE KEY/,
  /\b(AKIA|ASIA)[0-9A-Z]{16}\b/,
  /aws_?secret_?access_?key\W{1,4}[\w+/]{40}/i,
  /\b(gh[pousr]|npm|xox[abp])[_-]?[A-Za-z0-9-]{30,}/,
  /\bgithub_pat_\w{30,}/,
  /\bsntry[su]_[\w+/=-]{30,}/,
];
