import MuiLink from '@mui/material/Link';

const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Plain text in which every mail address is a link that opens the reader's mail program. */
export function TextWithMail({ text }: { text: string }) {
  return text.split(address).map((part, index) =>
    address.test(part) ? (
      // In two parts, between which a line of large text may break, but with one name.
      <MuiLink key={`${part}-${index}`} href={`mailto:${part}`} aria-label={part}>
        {part.replace(/@.*/, '@')}
        <wbr />
        {part.replace(/.*@/, '')}
      </MuiLink>
    ) : (
      part
    ),
  );
}
