import * as styles from './scene.module.css';

const STRIPES = [0, 1, 2, 3, 4];

/** A small shop on a hill under a rising sun: what the money is for. */
export const PublicScene = () => (
  <svg
    className={styles.scene}
    width="480"
    height="360"
    viewBox="0 0 480 360"
    preserveAspectRatio="xMidYMax slice"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <circle className={styles.sun} cx="338" cy="146" r="54" />
    <path
      className={styles.hillFar}
      d="M-400 300C-160 300 20 190 170 236s190-70 330-20 200 40 380 60v90H-400Z"
    />
    <path
      className={styles.hillNear}
      d="M-400 330C-100 340 60 262 250 282s250 10 630 40v40H-400Z"
    />
    <path className={styles.wall} d="M164 196h152v92H164z" />
    {STRIPES.map((stripe) => (
      <path
        key={stripe}
        className={stripe % 2 === 0 ? styles.awning : styles.awningLight}
        d={`M${156 + stripe * 34} 160h34v30a17 17 0 0 1-34 0z`}
      />
    ))}
    <rect className={styles.door} x="256" y="230" width="38" height="58" rx="4" />
    <rect className={styles.window} x="184" y="228" width="52" height="36" rx="4" />
    <path
      className={styles.leaf}
      d="M382 268c-17 0-26-11-26-28 17 0 26 9 26 28Zm0 0c0-19 9-30 28-30 0 19-9 30-28 30Zm0 0v30"
    />
    <path
      className={styles.leaf}
      d="M104 284c-14 0-21-9-21-23 14 0 21 7 21 23Zm0 0c0-16 7-24 23-24 0 16-7 24-23 24Zm0 0v22"
    />
    <circle className={styles.coin} cx="206" cy="104" r="19" />
    <path className={styles.coinMark} d="M199 104.5l5 5 9-10" />
    <circle className={styles.coin} cx="258" cy="72" r="13" />
    <path className={styles.trail} d="M206 132v18M258 94v54" />
  </svg>
);
