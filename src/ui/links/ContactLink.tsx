import * as styles from './links.module.css';

/** Letters, digits and the few characters of an address that no mail program reads as anything else. */
const plainEmail = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
const plainPhone = /^\+?\d[\d -]{4,18}\d$/;

/** An e-mail address to write to. What is none that one can rely on is only words. */
export function MailLink({ email }: { email: string }) {
  if (!plainEmail.test(email)) return email;
  return (
    <a href={`mailto:${email}`} className={styles.contact}>
      {email}
    </a>
  );
}

/** A phone number to call. What is none is only words. */
export function PhoneLink({ phone }: { phone: string }) {
  if (!plainPhone.test(phone)) return phone;
  return (
    <a href={`tel:${phone.replace(/[ -]/g, '')}`} className={styles.contact}>
      {phone}
    </a>
  );
}
