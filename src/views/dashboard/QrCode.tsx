import { QRCodeSVG } from 'qrcode.react';

/** Edge in CSS pixels (specification section 9). */
const SIZE = 200;
/** Empty modules around it: scanners ask for four. */
const QUIET_ZONE = 4;

/** Dark on white in both themes: that is what scanners read. */
export default function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <QRCodeSVG
      value={text}
      size={SIZE}
      marginSize={QUIET_ZONE}
      bgColor="#ffffff"
      fgColor="#000000"
      title={label}
      role="img"
      aria-label={label}
    />
  );
}
