/** A bank of Indonesia: `code` is its three digits in the interbank network, `id` the same digits as a number. */
export interface Bank {
  id: number;
  name: string;
  code: string;
}

// State-owned and private commercial banks, sharia banks, regional development banks (BPD) and
// branches of foreign banks, under the names they trade by; merged and closed banks are left out.
const codesAndNames = `
002 Bank Rakyat Indonesia (BRI)
008 Bank Mandiri
009 Bank Negara Indonesia (BNI)
011 Bank Danamon Indonesia
013 Bank Permata
014 Bank Central Asia (BCA)
016 Bank Maybank Indonesia
019 Bank Panin
022 Bank CIMB Niaga
023 Bank UOB Indonesia
028 Bank OCBC NISP
031 Citibank
032 JPMorgan Chase Bank
033 Bank of America
036 Bank China Construction Bank Indonesia
037 Bank Artha Graha Internasional
040 Bangkok Bank
042 MUFG Bank
046 Bank DBS Indonesia
047 Bank Resona Perdania
048 Bank Mizuho Indonesia
050 Standard Chartered Bank
054 Bank Capital Indonesia
057 Bank BNP Paribas Indonesia
061 Bank ANZ Indonesia
067 Deutsche Bank
069 Bank of China (Hong Kong)
076 Bank Bumi Arta
087 Bank HSBC Indonesia
095 Bank JTrust Indonesia
097 Bank Mayapada Internasional
110 Bank BJB (BPD Jawa Barat dan Banten)
111 Bank Jakarta (Bank DKI)
112 Bank BPD DIY
113 Bank Jateng
114 Bank Jatim
115 Bank Jambi
116 Bank Aceh Syariah
117 Bank Sumut
118 Bank Nagari (BPD Sumatera Barat)
119 Bank Riau Kepri Syariah
120 Bank Sumsel Babel
121 Bank Lampung
122 Bank Kalsel
123 Bank Kalbar
124 Bank Kaltimtara
125 Bank Kalteng
126 Bank Sulselbar
127 Bank SulutGo
128 Bank NTB Syariah
129 Bank BPD Bali
130 Bank NTT
131 Bank Maluku Malut
132 Bank Papua
133 Bank Bengkulu
134 Bank Sulteng
135 Bank Sultra
137 Bank Banten
146 Bank of India Indonesia
147 Bank Muamalat Indonesia
151 Bank Mestika Dharma
152 Bank Shinhan Indonesia
153 Bank Sinarmas
157 Bank Maspion Indonesia
161 Bank Ganesha
164 Bank ICBC Indonesia
167 Bank QNB Indonesia
200 Bank Tabungan Negara (BTN)
212 Bank Woori Saudara Indonesia 1906
213 Bank SMBC Indonesia (BTPN)
405 Bank Syariah Nasional
425 Bank BJB Syariah
426 Bank Mega
441 KB Bank (Bukopin)
451 Bank Syariah Indonesia (BSI)
459 Krom Bank Indonesia
472 Bank Saqu Indonesia
484 Bank KEB Hana Indonesia
485 Bank MNC Internasional
490 Bank Neo Commerce
494 Bank Raya Indonesia
498 Bank SBI Indonesia
501 Bank Digital BCA (blu)
503 Bank Nationalnobu
506 Bank Mega Syariah
513 Bank Ina Perdana
517 Bank Panin Dubai Syariah
520 Prima Master Bank
521 KB Bank Syariah
523 Bank Sahabat Sampoerna
526 Bank Oke Indonesia
531 Bank Amar Indonesia
535 SeaBank Indonesia
536 Bank BCA Syariah
542 Bank Jago
547 Bank BTPN Syariah
548 Bank Multiarta Sentosa
553 Bank Hibank Indonesia
555 Bank Index Selindo
562 Superbank Indonesia
564 Bank Mandiri Taspen
566 Bank Victoria International
567 Allo Bank Indonesia
945 Bank IBK Indonesia
947 Bank Aladin Syariah
949 Bank CTBC Indonesia
`;

/** Every bank that an account may be held at, in the order of the codes. */
export const banks: Bank[] = codesAndNames
  .trim()
  .split('\n')
  .map((line) => ({ id: Number(line.slice(0, 3)), name: line.slice(4), code: line.slice(0, 3) }));
