/** An e-mail address that may break before its domain. */
export function EmailAddress({ children }: { readonly children: string }) {
  const [localPart, ...domain] = children.split(/(?=@)/);
  return (
    <>
      {localPart}
      <wbr />
      {domain}
    </>
  );
}
