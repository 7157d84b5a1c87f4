/** Clipboard HTML of well-known programs, with the article HTML that pasting must produce. */
export const clipboardFragments: Record<string, { clipboard: string; article: string }> = {
  'Word: headings, marks and a smart tag': {
    clipboard: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/Jan/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} @page WordSection1 {size:595.3pt 841.9pt;} --></style>
<!--[if gte mso 10]><style>table.MsoNormalTable {mso-style-name:Standaardtabel;}</style><![endif]--></head>
<body lang=NL style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->
<p class=MsoTitle>Regen op komst<o:p></o:p></p>
<p class=MsoNormal><i><span lang=NL style='mso-ansi-language:NL'>Zet de kussens binnen.</span></i><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2><span style='mso-fareast-font-family:"Times New Roman"'>Wat u <b>nu</b> doet<o:p></o:p></span></h2>
<p class=MsoNormal>Op <st1:place w:st="on">Ibiza</st1:place> valt de regen <b
style='mso-bidi-font-weight:normal'>in <span style='mso-spacerun:yes'>  </span>één</b><b> keer</b>: 40&nbsp;mm.<o:p></o:p></p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="_x0000_i1025"><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img
width=301 height=201 src="file:///C:/Users/Jan/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" v:shapes="_x0000_i1025"><![endif]></p>
<!--EndFragment-->
</body></html>`,
    article: `<h1>Regen op komst</h1>

<p><em>Zet de kussens binnen.</em></p>

<h2>Wat u nu doet</h2>

<p>Op Ibiza valt de regen <strong>in één keer</strong>: 40\u00a0mm.</p>`,
  },
  'Word: bullets, numbers and a deeper level': {
    clipboard: `<!--StartFragment--><p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Pomp<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Mandje legen<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><b>Filter</b><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span
style='mso-list:Ignore'>3.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><!--[endif]-->Eerst het water<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span
style='mso-list:Ignore'>4.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><!--[endif]-->Dan het licht<o:p></o:p></p><!--EndFragment-->`,
    article: `<ul>
<li>Pomp
<ul>
<li>Mandje legen</li>
</ul>
</li>
<li><strong>Filter</strong></li>
</ul>

<ol start="3">
<li>Eerst het water</li>
<li>Dan het licht</li>
</ol>`,
  },
  'Word: a table, a comment and tracked changes': {
    clipboard: `<!--StartFragment--><table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'>
 <thead><tr style='mso-yfti-irow:0'><td width=302 valign=top style='width:226.55pt'><p class=MsoNormal><b>Wat</b><o:p></o:p></p></td><td colspan=1><p class=MsoNormal><b>Wanneer</b><o:p></o:p></p></td></tr></thead>
 <tr><td><p class=MsoNormal>Pomp<o:p></o:p></p></td><td><p class=MsoNormal>elke week<o:p></o:p></p></td></tr>
</table>
<p class=MsoNormal>Wij komen <s><del cite="mailto:Jan" datetime="2026-11-20T10:00">soms </del></s><ins cite="mailto:Jan" datetime="2026-11-20T10:00">altijd </ins>langs<span
class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor href="#_msocom_1">[J1]</a><![if !supportAnnotations]><![endif]></span></span>.<span style='display:none'>verborgen</span></p>
<div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Klopt dit?</p></div></div><!--EndFragment-->`,
    article: `<table>
<thead>
<tr>
<td><strong>Wat</strong></td>
<td><strong>Wanneer</strong></td>
</tr>
</thead>
<tbody>
<tr>
<td>Pomp</td>
<td>elke week</td>
</tr>
</tbody>
</table>

<p>Wij komen altijd langs.</p>`,
  },
  'Word for the web: headings and items in lists of their own': {
    clipboard: `<div class="OutlineElement Ltr SCXW112 BCX0"><p class="Paragraph SCXW112 BCX0" role="heading" aria-level="2" paraid="1" style="font-weight:normal;font-style:normal;vertical-align:baseline"><span data-contrast="none" class="TextRun SCXW112 BCX0" style="color:#0F4761"><span class="NormalTextRun SCXW112 BCX0">Tuin</span></span><span class="EOP SCXW112 BCX0" data-ccp-props="{&quot;134245418&quot;:true}">&nbsp;</span></p></div>
<div class="OutlineElement Ltr SCXW112 BCX0"><p class="Paragraph SCXW112 BCX0" style="vertical-align:baseline"><span class="TextRun" style="font-weight:bold"><span class="NormalTextRun">Geef 's ochtends water</span></span><span class="TextRun"><span class="NormalTextRun">, niet 's avonds.</span></span><span class="EOP">&nbsp;</span></p></div>
<div class="ListContainerWrapper SCXW112 BCX0"><ul class="BulletListStyle1 SCXW112" role="list"><li data-leveltext="" data-aria-posinset="1" data-aria-level="1" role="listitem" class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun">Palmen</span><span class="EOP">&nbsp;</span></p></li></ul></div>
<div class="ListContainerWrapper SCXW112 BCX0"><ul class="BulletListStyle2 SCXW112" role="list"><li data-aria-posinset="1" data-aria-level="2" role="listitem" class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun">jonge</span><span class="EOP">&nbsp;</span></p></li></ul></div>
<div class="ListContainerWrapper SCXW112 BCX0"><ul class="BulletListStyle1 SCXW112" role="list"><li data-aria-posinset="2" data-aria-level="1" role="listitem" class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun">Cactussen</span><span class="EOP">&nbsp;</span></p></li></ul></div>`,
    article: `<h2>Tuin</h2>

<p><strong>Geef 's ochtends water</strong>, niet 's avonds.</p>

<ul>
<li>Palmen
<ul>
<li>jonge</li>
</ul>
</li>
<li>Cactussen</li>
</ul>`,
  },
  'Google Docs: a document in a bold tag that is not bold': {
    clipboard: `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5b1f9a2e-7fff-1c2d"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Het zwembad in de winter</span></h1><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:italic;white-space:pre-wrap;">Laat het water rustig rondgaan.</span></p><br /><p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;white-space:pre-wrap;">Lees </span><a href="https://www.google.com/url?q=https://example.com/zwembad?utm_source%3Dmail%26id%3D7&amp;sa=D&amp;source=editors&amp;ust=1" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;font-weight:400;">hoe </span></a><a href="https://www.google.com/url?q=https://example.com/zwembad?utm_source%3Dmail%26id%3D7&amp;sa=D&amp;source=editors&amp;ust=1" style="text-decoration:none;"><span style="font-weight:700;color:#1155cc;">dat</span></a><span style="font-weight:400;"> gaat: CO</span><span style="font-size:0.6em;vertical-align:sub;">2</span><span style="text-decoration:line-through;"> oud</span></p><ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" aria-level="1" style="list-style-type:disc;"><p dir="ltr" role="presentation"><span style="font-weight:700;">Pomp</span></p></li><ul style="padding-inline-start:48px;"><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">twee uur per dag</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Afdekking</span></p></li></ul><p dir="ltr"><span><span style="border:none;display:inline-block;overflow:hidden;width:602px;height:401px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX" width="602" height="401" style="margin-left:0px;"></span></span></p></b><br class="Apple-interchange-newline">`,
    article: `<h1>Het zwembad in de winter</h1>

<p><em>Laat het water rustig rondgaan.</em></p>

<p>Lees <a href="https://example.com/zwembad?id=7">hoe <strong>dat</strong></a> gaat: CO<sub>2</sub> <s>oud</s></p>

<ul>
<li><strong>Pomp</strong>
<ul>
<li>twee uur per dag</li>
</ul>
</li>
<li>Afdekking</li>
</ul>

<p><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX" alt="" width="602" height="401" /></p>`,
  },
  'Google Docs: a table': {
    clipboard: `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301" /><col width="301" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;vertical-align:top;"><p dir="ltr"><span style="font-weight:700;">Maand</span></p></td><td style="vertical-align:top;"><p dir="ltr"><span style="font-weight:700;">Klus</span></p></td></tr><tr><td><p dir="ltr"><span>januari</span></p></td><td><p dir="ltr"><span>snoeien</span></p></td></tr></tbody></table></div></b>`,
    article: `<table>
<tbody>
<tr>
<td><strong>Maand</strong></td>
<td><strong>Klus</strong></td>
</tr>
<tr>
<td>januari</td>
<td>snoeien</td>
</tr>
</tbody>
</table>`,
  },
  'LibreOffice Writer': {
    clipboard: `<!DOCTYPE html>
<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title>Naamloos</title>
<meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/>
<style type="text/css">@page { size: 21cm 29.7cm } p { line-height: 115% }</style></head>
<body lang="nl-NL" link="#000080" dir="ltr"><h1 class="western">Stroom in huis</h1>
<p style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt"><b>Let op:</b></font></font><font size="3"> de hoofd&shy;schakelaar zit</font> <i>achter</i> <u>de deur</u>.</p>
<p><br/>

</p>
<ol><li><p style="margin-bottom: 0cm">Uit</p></li>
	<li value="2"><p>Aan</p></li></ol>
<p><img src="data:image/png;base64,iVBORw0KGgo=" name="Afbeelding1" align="left" width="200" height="100"/></p>
</body></html>`,
    article: `<h1>Stroom in huis</h1>

<p><strong>Let op:</strong> de hoofd\u00adschakelaar zit <em>achter</em> de deur.</p>

<ol>
<li>Uit</li>
<li>Aan</li>
</ol>`,
  },
  'a web page': {
    clipboard: `<html><body>
<!--StartFragment--><h2 style="box-sizing: border-box; color: rgb(17, 48, 59); font-weight: 400; text-decoration-style: initial;">Vocht in de winter</h2><p style="box-sizing: border-box; font-style: normal; font-weight: 400;">Lucht<span>&nbsp;</span><em style="box-sizing: border-box;">elke</em><span class="Apple-converted-space">&nbsp;</span>dag,<span>&nbsp;</span><a href="https://www.example.com/vocht?utm_medium=social&amp;fbclid=Iw1#tips" target="_blank" onclick="track()" style="color: rgb(13, 92, 117);">zie de tips</a>.</p><figure><img src="https://cdn.example.com/vocht.jpg" srcset="https://cdn.example.com/vocht@2x.jpg 2x" alt="Een raam"><figcaption>Een open raam</figcaption></figure><script>alert(1)</script><p><a href="javascript:alert(1)">Meer</a> <a href="#top">boven</a></p><pre style="color:red"><code class="language-sh"><span class="hljs">open raam</span>

wacht
</code></pre><!--EndFragment-->
</body></html>`,
    article: `<h2>Vocht in de winter</h2>

<p>Lucht <em>elke</em> dag, <a href="https://www.example.com/vocht#tips">zie de tips</a>.</p>

<figure><img src="https://cdn.example.com/vocht.jpg" alt="Een raam" /><figcaption>Een open raam</figcaption></figure>

<p>Meer boven</p>

<pre><code>open raam
&#10;wacht</code></pre>`,
  },
  'our own site, with one of our images': {
    clipboard: `<p>Zie <a href="https://www.example.org/blog/zwembad-nl">zwembad</a>.</p><p><img src="https://www.example.org/media/huis.webp" alt="Een huis" width="640" height="400" loading="lazy" decoding="async"></p>`,
    article: `<p>Zie <a href="/blog/zwembad-nl">zwembad</a>.</p>

<p><img src="/media/huis.webp" alt="Een huis" width="640" height="400" /></p>`,
  },
  'Outlook: an answer with the older mail below': {
    clipboard: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=NL><!--StartFragment--><div class=WordSection1><p class=MsoNormal>Dag Jan,<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>Zie <a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Ftuin%3Futm_campaign%3Dx&amp;data=05%7C02&amp;sdata=abc&amp;reserved=0">onze tips</a>.<o:p></o:p></p>
<p class=MsoListParagraph><span style='font-family:Symbol'>·</span><span>&nbsp;&nbsp;&nbsp; </span>Snoeien<o:p></o:p></p>
<div><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'><p class=MsoNormal><b>Van:</b> Jan &lt;jan@example.com&gt;<br><b>Onderwerp:</b> Tuin<o:p></o:p></p></div></div>
<p class=MsoNormal>Wat doen jullie in de winter?<o:p></o:p></p></div><!--EndFragment--></body></html>`,
    article: `<p>Dag Jan,</p>

<p>Zie <a href="https://example.com/tuin">onze tips</a>.</p>

<ul>
<li>Snoeien</li>
</ul>

<blockquote>
<p><strong>Van:</strong> Jan &lt;jan@example.com&gt;<br /><strong>Onderwerp:</strong> Tuin</p>
<p>Wat doen jullie in de winter?</p>
</blockquote>`,
  },
  'Gmail: lines, a quote and a tracking pixel': {
    clipboard: `<div dir="ltr"><div>Dag Ana,</div><div><br></div><div>De <b>sleutel</b> ligt klaar.<br>Tot morgen.<br><br>Groet</div><img src="https://track.example.com/o.gif" width="1" height="1"></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">Op vr 20 nov schreef Ana &lt;<a href="mailto:ana@example.com">ana@example.com</a>&gt;:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><div dir="ltr">Waar is de sleutel?</div></blockquote></div>`,
    article: `<p>Dag Ana,</p>

<p>De <strong>sleutel</strong> ligt klaar.<br />Tot morgen.</p>

<p>Groet</p>

<p>Op vr 20 nov schreef Ana &lt;<a href="mailto:ana@example.com">ana@example.com</a>&gt;:</p>

<blockquote>
<p>Waar is de sleutel?</p>
</blockquote>`,
  },
  'Apple Mail: spans, converted spaces and a cited mail': {
    clipboard: `<span style="caret-color: rgb(0, 0, 0); font-family: Helvetica; font-size: 12px; font-style: normal; font-weight: 400;">Beste Piet,</span><div style="font-family: Helvetica;"><br></div><div style="font-family: Helvetica; font-weight: 400;">Het dak<span class="Apple-converted-space">&nbsp;</span><b>lekt niet</b>&nbsp;meer.</div><blockquote type="cite" style="font-family: Helvetica;"><div>Lekt het dak nog?</div></blockquote><br class="Apple-interchange-newline">`,
    article: `<p>Beste Piet,</p>

<p>Het dak <strong>lekt niet</strong> meer.</p>

<blockquote>
<p>Lekt het dak nog?</p>
</blockquote>`,
  },
  'a newsletter, laid out with tables': {
    clipboard: `<table role="presentation" width="600"><tbody><tr><td><table width="100%"><tbody><tr><td style="padding:10px"><h3>Nieuws</h3></td></tr><tr><td><p>Eerste alinea.</p><p>&nbsp;</p><p>Tweede alinea.</p></td></tr></tbody></table></td></tr></tbody></table>`,
    article: `<h3>Nieuws</h3>

<p>Eerste alinea.</p>

<p>Tweede alinea.</p>`,
  },
};
